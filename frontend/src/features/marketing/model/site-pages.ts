import { ADDRESSES, PRODUCT_SLUG } from './addresses.js';

/** What a page of the site tells browsers and search engines about itself. */
export interface SitePage {
  /** The address, or `404` for the page at all others. */
  readonly path: string;
  /** The prerendered file. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** Whether search engines shall list it. */
  readonly listed: boolean;
  /** Whether it exists for a form of visitors; the app leads a signed-in athlete away from it. */
  readonly form?: true;
}

export const NOT_FOUND = '404';

export const SITE_PAGES: readonly SitePage[] = [
  {
    path: ADDRESSES.home,
    file: 'index.html',
    title: 'Stridewatt: ask your workout anything it can prove',
    description:
      'Upload a .fit file from your bike computer or watch. Stridewatt tells you in plain ' +
      'English how the workout went, and shows the evidence for every number.',
    listed: true,
  },
  {
    path: ADDRESSES.features,
    file: 'features.html',
    title: 'Features · Stridewatt',
    description:
      'Training zones, intervals, pacing, drift and load from your own .fit files, with ' +
      'answers that show their evidence on the curve.',
    listed: true,
  },
  {
    path: ADDRESSES.why,
    file: `why-${PRODUCT_SLUG}.html`,
    title: 'Why Stridewatt · Compared with other training platforms',
    description:
      'How Stridewatt differs from Strava, Garmin Connect, TrainingPeaks and Intervals.icu, ' +
      'with a public source and a date for each claim.',
    listed: true,
  },
  {
    path: ADDRESSES.help,
    file: 'help.html',
    title: 'How it works · Stridewatt',
    description:
      'Connect data, import activities, get insights: how to export a .fit file, what is ' +
      'analysed, and ten answers to common questions.',
    listed: true,
  },
  {
    path: ADDRESSES.pricing,
    file: 'pricing.html',
    title: 'Pricing · Stridewatt',
    description:
      'Start free with 3 file uploads and 3 AI questions, no credit card. Then 10 USD per ' +
      'month, cancel anytime, no contract.',
    listed: true,
  },
  {
    path: ADDRESSES.signUp,
    file: 'signup.html',
    title: 'Create account · Stridewatt',
    description: 'Create a Stridewatt account and upload your first workout.',
    listed: true,
    form: true,
  },
  {
    path: ADDRESSES.start,
    file: 'getting-started.html',
    title: 'Start free · Stridewatt',
    description:
      'Three uploads and three AI questions are free. No credit card, no payment required.',
    listed: true,
    form: true,
  },
  {
    path: ADDRESSES.forgotPassword,
    file: 'forgot-password.html',
    title: 'Forgot password · Stridewatt',
    description: 'Get a link to choose a new password.',
    listed: false,
    form: true,
  },
  {
    path: ADDRESSES.privacy,
    file: 'privacy.html',
    title: 'Privacy · Stridewatt',
    description: 'What Stridewatt stores about you, where, for how long, and who else sees it.',
    listed: true,
  },
  {
    path: ADDRESSES.terms,
    file: 'terms.html',
    title: 'Terms · Stridewatt',
    description: 'What you get, what it costs, and what is asked of you, in plain words.',
    listed: true,
  },
  {
    path: ADDRESSES.contact,
    file: 'contact.html',
    title: 'Contact · Stridewatt',
    description: 'Who runs this Stridewatt server, and how to reach them.',
    listed: true,
  },
  {
    path: NOT_FOUND,
    file: '404.html',
    title: 'Page not found · Stridewatt',
    description: 'There is nothing at this address.',
    listed: false,
  },
];

export function sitePageAt(path: string): SitePage | undefined {
  return SITE_PAGES.find((page) => page.path === path);
}
