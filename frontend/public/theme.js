// Runs before the first paint, as a file of its own so that a strict script policy lets it through.
// In the app `src/theme/dark-mode.ts` takes over from here and uses the same key; the public pages have only this.
(function () {
  var system = matchMedia('(prefers-color-scheme: dark)');
  function apply() {
    var choice = null;
    try {
      choice = localStorage.getItem('theme');
    } catch {
      // Storage is blocked: the system's choice stands.
    }
    var dark = choice === 'dark' || (choice !== 'light' && system.matches);
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }
  apply();
  system.addEventListener('change', apply);
})();
