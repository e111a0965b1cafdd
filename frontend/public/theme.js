// Runs before the first paint, as a file of its own so that a strict script policy lets it through.
// `src/components/theme/theme-store.ts` takes over from here and uses the same key.
(function () {
  var choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch {
    // Storage is blocked: the system's choice stands.
  }
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
