import { StrictMode, startTransition, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SiteActionsContext, type SiteActions } from './components/site-actions.js';
import { ADDRESSES } from './model/addresses.js';
import { NOT_FOUND } from './model/site-pages.js';

/** A visitor loads only the page they see. Pages with a form are the app's, which takes them over. */
const LOAD: Readonly<Record<string, () => Promise<ComponentType>>> = {
  [ADDRESSES.home]: () => import('./pages/landing-page.js').then(({ LandingPage }) => LandingPage),
  [ADDRESSES.features]: () => import('./pages/features-page.js').then(({ FeaturesPage }) => FeaturesPage),
  [ADDRESSES.why]: () => import('./pages/why-page.js').then(({ WhyPage }) => WhyPage),
  [ADDRESSES.help]: () => import('./pages/help-page.js').then(({ HelpPage }) => HelpPage),
  [ADDRESSES.pricing]: () => import('./pages/pricing-page.js').then(({ PricingPage }) => PricingPage),
  [NOT_FOUND]: () => import('./pages/not-found-page.js').then(({ NotFoundPage }) => NotFoundPage),
};

/**
 * Brings the prerendered page in `root` to life, in small steps so that a slow phone stays answerable; where nothing was
 * prerendered, draws it.
 * @param path one of the addresses without a form, or `404`
 */
export async function openSite(root: HTMLElement, path: string, actions: SiteActions): Promise<void> {
  const Page = await LOAD[path]?.();
  if (!Page) throw new Error(`the site has no page at ${path}`);
  const page = (
    <StrictMode>
      <SiteActionsContext value={actions}>
        <Page />
      </SiteActionsContext>
    </StrictMode>
  );
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });
}
