// Runs before the first paint. The key and the values are those of src/shell/theme.ts.
try {
  const chosen = localStorage.getItem("marque.theme");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is refused to this browser: the system's theme it is.
}
