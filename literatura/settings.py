"""The host's settings, from the environment, and the secret that signs the players' cookies.

Part of the shell, beside ``__main__`` and ``cli``: it alone reads the environment, and the game's
own modules never read it. A value that can't be used is a :class:`SettingError`, one line long.
"""

from __future__ import annotations

import os
import secrets
import tempfile
from pathlib import Path
from typing import Annotated, Literal

from platformdirs import user_data_path
from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from literatura.errors import SettingError

PREFIX = "LITERATURA_"
SECRET_FILE = "secret"

MIN_SECRET_LENGTH = 16  # whoever guesses it can be every player


def _absolute(path: Path) -> Path:
    try:
        return path.expanduser().absolute()
    except RuntimeError as error:  # there is no such user
        raise ValueError(str(error)) from None


Host = Annotated[str, Field(pattern=r"^[0-9A-Za-z:._-]+$")]
Port = Annotated[int, Field(ge=1, le=65535)]
Folder = Annotated[Path, AfterValidator(_absolute)]
Secret = Annotated[SecretStr, Field(min_length=MIN_SECRET_LENGTH)]
Level = Literal["debug", "info", "warning", "error", "critical"]
AnyCaseLevel = Annotated[Level, BeforeValidator(str.lower)]


def _default_folder() -> Path:
    return user_data_path("literatura", appauthor=False)


class Settings(BaseSettings):
    """The settings, each with a default that works; a variable set to nothing counts as unset.

    A field's description says what its value must be, for the line that refuses another.
    """

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_ignore_empty=True, frozen=True, str_strip_whitespace=True
    )

    host: Host = Field(default="127.0.0.1", description="a host name or an address, without a port")
    port: Port = Field(default=8080, description="a whole number from 1 to 65535")
    data_dir: Folder = Field(default_factory=_default_folder, description="a folder")
    secret: Secret | None = Field(
        default=None, description=f"a text of at least {MIN_SECRET_LENGTH} characters"
    )
    seed: str = Field(default="", description="a text in UTF-8")
    log_level: AnyCaseLevel = Field(
        default="info", description="one of debug, info, warning, error, critical"
    )

    def make_data_dir(self) -> Path:
        """Return the data folder, made if need be, for its owner only.

        Raises:
            SettingError: it can't be made or written to.
        """
        try:
            self.data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise _no_folder(self.data_dir, error) from error
        if not os.access(self.data_dir, os.W_OK | os.X_OK):
            raise _no_folder(self.data_dir, PermissionError("it can't be written to"))
        return self.data_dir

    def cookie_secret(self) -> str:
        """Return the secret that signs cookies: the one set, else the one in the data folder.

        Where there is none yet, it is made; all players would be strangers if it ever changed.

        Raises:
            SettingError: the data folder or the file in it can't be used.
        """
        if self.secret is not None:
            return self.secret.get_secret_value()
        path = self.make_data_dir() / SECRET_FILE
        try:
            if not path.exists():
                _write_secret(path)
            kept = path.read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise _no_folder(path, error) from error
        if not kept:
            raise SettingError(f"{PREFIX}DATA_DIR", f"holds a file without a secret: {path}")
        return kept


def load_settings() -> Settings:
    """Return the settings that the environment gives.

    Raises:
        SettingError: a value can't be used; the first such one.
    """
    # Named only to be refused: whoever sets it expects state in Redis, and files on one server's
    # disk would be found out too late.
    if os.environ.get(f"{PREFIX}REDIS_URL"):
        raise SettingError(
            f"{PREFIX}REDIS_URL", "is set, but this version keeps its state in files; unset it"
        )
    try:
        return Settings()
    except ValidationError as error:
        fault = error.errors()[0]
        field = str(fault["loc"][0])
        wanted = Settings.model_fields[field].description
        reason = f"is {fault['input']!r} but must be {wanted}"
        raise SettingError(PREFIX + field.upper(), reason) from None


def _write_secret(path: Path) -> None:
    """Write a new secret whole or not at all, readable by its owner only."""
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".secret-")  # its mode is 600
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(secrets.token_urlsafe(32) + "\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


def _no_folder(path: Path, error: Exception) -> SettingError:
    why = getattr(error, "strerror", None) or str(error)
    return SettingError(f"{PREFIX}DATA_DIR", f"can't be used: {path}: {why}")
