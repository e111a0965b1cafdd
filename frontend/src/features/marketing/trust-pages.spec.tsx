import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { AFTER_CLOSING, IN_BROWSER, STORED } from './model/privacy.js';
import { ContactPage } from './pages/contact-page.js';
import { PrivacyPage } from './pages/privacy-page.js';
import { TermsPage } from './pages/terms-page.js';

const text = (): string => document.body.textContent.replace(/\u00a0/g, ' ');

describe('the trust pages', () => {
  it.each([
    ['privacy', <PrivacyPage />],
    ['terms', <TermsPage />],
    ['contact', <ContactPage />],
  ])('%s says that the operator is not named, where the server may name them', (_name, page) => {
    const { container } = render(page);
    expect(container.querySelector('[data-fill="operator"]')?.textContent).toMatch(
      /^The operator of this installation has not named themself\./,
    );
  });

  it('say what is stored, for how long, who gets it, and what stays', () => {
    const { container } = render(<PrivacyPage />);
    for (const { name, contents, kept } of STORED)
      for (const words of [name, contents, kept]) expect(text()).toContain(words);
    for (const line of [...AFTER_CLOSING, ...IN_BROWSER.flat()]) expect(text()).toContain(line);
    const fills = [...container.querySelectorAll<HTMLElement>('[data-fill]')];
    expect(fills.map(({ dataset }) => dataset['fill'])).toEqual([
      'operator',
      'model',
      'payments',
      'mail',
      'maps',
    ]);
    // The server replaces up to the first closing tag.
    for (const fill of fills) expect(fill.querySelector('div')).toBeNull();
  });
});
