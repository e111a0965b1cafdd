import { StrictMode, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { ADDRESSES } from './model/addresses.js';
import { NOT_FOUND } from './model/site-pages.js';
import { FeaturesPage } from './pages/features-page.js';
import { ForgotPasswordPage } from './pages/forgot-password-page.js';
import { GettingStartedPage } from './pages/getting-started-page.js';
import { HelpPage } from './pages/help-page.js';
import { LandingPage } from './pages/landing-page.js';
import { NotFoundPage } from './pages/not-found-page.js';
import { PricingPage } from './pages/pricing-page.js';
import { SignUpPage } from './pages/sign-up-page.js';
import { WhyPage } from './pages/why-page.js';

const PAGES: Readonly<Record<string, ComponentType>> = {
  [ADDRESSES.home]: LandingPage,
  [ADDRESSES.features]: FeaturesPage,
  [ADDRESSES.why]: WhyPage,
  [ADDRESSES.help]: HelpPage,
  [ADDRESSES.pricing]: PricingPage,
  [ADDRESSES.signUp]: SignUpPage,
  [ADDRESSES.start]: GettingStartedPage,
  [ADDRESSES.forgotPassword]: ForgotPasswordPage,
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

export { SITE_PAGES } from './model/site-pages.js';
