import { StrictMode, startTransition, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  SiteActionsContext,
  type SiteActions,
} from '../features/marketing/components/site-actions.js';
import { ADDRESSES } from '../features/marketing/model/addresses.js';
import { NOT_FOUND } from '../features/marketing/model/site-pages.js';

/** A visitor loads only the page they see. */
const LOAD: Readonly<Record<string, () => Promise<ComponentType>>> = {
  [ADDRESSES.home]: () =>
    import('../features/marketing/pages/landing-page.js').then(({ LandingPage }) => LandingPage),
  [ADDRESSES.features]: () =>
    import('../features/marketing/pages/features-page.js').then(({ FeaturesPage }) => FeaturesPage),
  [ADDRESSES.why]: () =>
    import('../features/marketing/pages/why-page.js').then(({ WhyPage }) => WhyPage),
  [ADDRESSES.help]: () =>
    import('../features/marketing/pages/help-page.js').then(({ HelpPage }) => HelpPage),
  [ADDRESSES.pricing]: () =>
    import('../features/marketing/pages/pricing-page.js').then(({ PricingPage }) => PricingPage),
  [ADDRESSES.signUp]: () => import('./pages/sign-up.js').then(({ SignUp }) => SignUp),
  [ADDRESSES.start]: () =>
    import('./pages/getting-started.js').then(({ GettingStarted }) => GettingStarted),
  [ADDRESSES.forgotPassword]: () =>
    import('./pages/forgot-password.js').then(({ ForgotPassword }) => ForgotPassword),
  [ADDRESSES.privacy]: () =>
    import('../features/marketing/pages/privacy-page.js').then(({ PrivacyPage }) => PrivacyPage),
  [ADDRESSES.terms]: () =>
    import('../features/marketing/pages/terms-page.js').then(({ TermsPage }) => TermsPage),
  [ADDRESSES.contact]: () =>
    import('../features/marketing/pages/contact-page.js').then(({ ContactPage }) => ContactPage),
  [NOT_FOUND]: () =>
    import('../features/marketing/pages/not-found-page.js').then(
      ({ NotFoundPage }) => NotFoundPage,
    ),
};

/**
 * Brings the prerendered page in `root` to life, in small steps so that a slow phone stays
 * answerable; where nothing was prerendered, draws it.
 * @param path an address of the site, or `404`
 */
export async function openSite(
  root: HTMLElement,
  path: string,
  actions: SiteActions,
): Promise<void> {
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
