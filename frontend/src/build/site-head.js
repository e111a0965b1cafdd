// Runs in the head of each prerendered page, before the first paint: what is stored in this browser decides which of two
// pages is seen at one address, so that neither flashes. `src/app/start-app.tsx` takes the marks away.
(function () {
  var root = document.documentElement;
  var token = null;
  try {
    token = localStorage.getItem('token');
  } catch {
    // Storage is blocked: nobody is signed in.
  }
  var query = location.search;
  var page = root.dataset.page;
  if (page === '/' && !token && /[?&]signup=true\b/.test(query)) {
    location.replace('/getting-started');
    return;
  }
  if (token) root.dataset.session = '';
  var form = root.dataset.form !== undefined;
  if (token && (page === '/' || page === '404' || form)) root.dataset.app = '';
  if (root.dataset.app === undefined && !(page === '/' && /[?&](login|redirect)=/.test(query)))
    return;
  document
    .querySelector('meta[name="app-parts"]')
    .content.split(' ')
    .forEach(function (part) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = part;
      document.head.append(link);
    });
})();
