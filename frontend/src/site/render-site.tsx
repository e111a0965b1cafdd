import { StrictMode, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { ADDRESSES } from '../features/marketing/model/addresses.js';
import { NOT_FOUND } from '../features/marketing/model/site-pages.js';
import { ContactPage } from '../features/marketing/pages/contact-page.js';
import { FeaturesPage } from '../features/marketing/pages/features-page.js';
import { HelpPage } from '../features/marketing/pages/help-page.js';
import { LandingPage } from '../features/marketing/pages/landing-page.js';
import { NotFoundPage } from '../features/marketing/pages/not-found-page.js';
import { PricingPage } from '../features/marketing/pages/pricing-page.js';
import { PrivacyPage } from '../features/marketing/pages/privacy-page.js';
import { TermsPage } from '../features/marketing/pages/terms-page.js';
import { WhyPage } from '../features/marketing/pages/why-page.js';
import { ForgotPassword } from './pages/forgot-password.js';
import { GettingStarted } from './pages/getting-started.js';
import { SignUp } from './pages/sign-up.js';

const PAGES: Readonly<Record<string, ComponentType>> = {
  [ADDRESSES.home]: LandingPage,
  [ADDRESSES.features]: FeaturesPage,
  [ADDRESSES.why]: WhyPage,
  [ADDRESSES.help]: HelpPage,
  [ADDRESSES.pricing]: PricingPage,
  [ADDRESSES.signUp]: SignUp,
  [ADDRESSES.start]: GettingStarted,
  [ADDRESSES.forgotPassword]: ForgotPassword,
  [ADDRESSES.privacy]: PrivacyPage,
  [ADDRESSES.terms]: TermsPage,
  [ADDRESSES.contact]: ContactPage,
  [NOT_FOUND]: NotFoundPage,
};

/** The markup of a page, as the browser's `openSite` expects to find it. Runs at build. */
export function renderSitePage(path: string): string {
  const Page = PAGES[path];
  if (!Page) throw new Error(`the site has no page at ${path}`);
  return renderToString(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}

export { SITE_PAGES } from '../features/marketing/model/site-pages.js';
