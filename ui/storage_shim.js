// Where the browser keeps nothing for this site, reading sessionStorage throws, and NiceGUI with it.
// A stand-in in memory lets the page play on; only a reload forgets what was half-typed.
// Without cookies the server takes each load for a new player; styles/frame.css then shows a notice.
if (!navigator.cookieEnabled) document.documentElement.dataset.cookies = "none";
for (const name of ["sessionStorage", "localStorage"]) {
  try {
    window[name].length;
  } catch {
    document.documentElement.dataset.cookies = "none"; // the same setting, whatever cookieEnabled says
    const kept = {};
    const shim = {
      getItem: (key) => kept[key] ?? null,
      setItem: (key, value) => void (kept[key] = String(value)),
      removeItem: (key) => void delete kept[key],
    };
    Object.defineProperty(window, name, { value: shim });
  }
}
