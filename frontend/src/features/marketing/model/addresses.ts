/** Names the product in the address of the comparison page. */
export const PRODUCT_SLUG = 'stridewatt';

export const ADDRESSES = {
  home: '/',
  features: '/features',
  why: `/why-${PRODUCT_SLUG}`,
  help: '/help',
  pricing: '/pricing',
  signUp: '/signup',
  start: '/getting-started',
  forgotPassword: '/forgot-password',
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
  signIn: '/?login=true',
  demo: '/demo',
} as const;

/** What the header and its mobile menu lead to. */
export const MAIN_LINKS: readonly (readonly [label: string, href: string])[] = [
  ['Features', ADDRESSES.features],
  ['Why Stridewatt', ADDRESSES.why],
  ['How it Works', ADDRESSES.help],
  ['Pricing', ADDRESSES.pricing],
];

/** Who runs the service, and by which rules. */
export const TRUST_LINKS: readonly (readonly [label: string, href: string])[] = [
  ['Privacy', ADDRESSES.privacy],
  ['Terms', ADDRESSES.terms],
  ['Contact', ADDRESSES.contact],
];
