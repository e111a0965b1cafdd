import 'virtual:palette.css';
import '@fontsource-variable/inter/wght.css';
import './theme/base.css';
import { token } from './api/token.js';
import { checkSession } from './app/check-session.js';
import { sitePathFor } from './app/entry.js';
import { startLater } from './app/start-later.js';
import { reloadOnStaleChunk } from './app/stale-chunk.js';
import { sitePageAt } from './features/marketing/model/site-pages.js';
import { enhanceSite } from './site/enhance-site.js';

reloadOnStaleChunk();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const loadApp = () => import('./app/start-app.js');
const { pathname: path, search } = window.location;
const { dataset } = document.documentElement;
const signedIn = token.read() !== null;
const sitePath = sitePathFor({ path, search, page: dataset['page'], signedIn });

if (sitePath === null)
  void loadApp().then(
    ({ startApp }) => startApp(root),
    () => startLater(root),
  );
else {
  if (signedIn) {
    dataset['session'] = '';
    void checkSession();
  }
  const signIn = async (): Promise<void> => {
    const { startApp } = await loadApp();
    window.history.replaceState(null, '', '/?login=true');
    startApp(root);
  };
  // Elsewhere the button leads to the start page, which opens the card.
  const actions = path === '/' ? { signIn, prepareSignIn: () => void loadApp() } : {};
  // Only a form needs React, and only the development server sends a page without its content.
  if (root.hasChildNodes() && !sitePageAt(sitePath)?.form) enhanceSite(root, actions);
  else void import('./site/open-site.js').then(({ openSite }) => openSite(root, sitePath, actions));
}
