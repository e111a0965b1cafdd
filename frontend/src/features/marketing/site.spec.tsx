import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { PAID_BENEFITS } from './model/copy.js';
import { PEERS } from './model/comparison.js';
import { ContactPage } from './pages/contact-page.js';
import { FeaturesPage } from './pages/features-page.js';
import { HelpPage } from './pages/help-page.js';
import { LandingPage } from './pages/landing-page.js';
import { NotFoundPage } from './pages/not-found-page.js';
import { PricingPage } from './pages/pricing-page.js';
import { PrivacyPage } from './pages/privacy-page.js';
import { TermsPage } from './pages/terms-page.js';
import { WhyPage } from './pages/why-page.js';

const PAGES: readonly (readonly [string, ReactElement])[] = [
  ['/', <LandingPage />],
  ['/features', <FeaturesPage />],
  ['/why-stridewatt', <WhyPage />],
  ['/help', <HelpPage />],
  ['/pricing', <PricingPage />],
  ['/privacy', <PrivacyPage />],
  ['/terms', <TermsPage />],
  ['/contact', <ContactPage />],
  ['404', <NotFoundPage />],
];

const text = (): string => document.body.textContent.replace(/\u00a0/g, ' ');
const addresses = (name: string): (string | null)[] =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

describe('every public page', () => {
  it.each(PAGES)(
    '%s has a header with links and a mobile menu [MKT-01, MKT-02, MKT-03, MKT-04]',
    (_path, page) => {
      render(page);
      const header = within(screen.getByRole('banner'));
      expect(header.getByRole('link', { name: 'Stridewatt, home' }).getAttribute('href')).toBe('/');
      for (const nav of header.getAllByRole('navigation', { hidden: true }))
        expect(
          within(nav)
            .getAllByRole('link', { hidden: true })
            .slice(0, 4)
            .map((link) => [link.textContent, link.getAttribute('href')]),
        ).toEqual([
          ['Features', '/features'],
          ['Why Stridewatt', '/why-stridewatt'],
          ['How it Works', '/help'],
          ['Pricing', '/pricing'],
        ]);
      expect(header.getAllByRole('button', { name: 'Sign In', hidden: true })).toHaveLength(2);
      expect(
        header
          .getAllByRole('link', { name: 'Sign Up', hidden: true })
          .map((link) => link.getAttribute('href')),
      ).toEqual(['/signup', '/signup']);
    },
  );

  it.each(PAGES)('%s says that it is not a replacement for a coach [MKT-29]', (_path, page) => {
    render(page);
    expect(text()).toContain('Stridewatt is not a replacement for a coach.');
  });
});

describe('the footer of every public page', () => {
  it.each(PAGES)('%s leads to privacy, terms and contact', (_path, page) => {
    render(page);
    const links = within(
      screen.getByRole('navigation', { name: 'About this service' }),
    ).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
      ['Contact', '/contact'],
    ]);
  });
});

describe('the answers that the public pages show', () => {
  const questionsOn = (page: ReactElement): string[] => {
    const { unmount } = render(page);
    const asked = screen.queryAllByTestId('question').map(({ textContent }) => textContent);
    unmount();
    return asked;
  };

  it('belong to another question each, on one page and on all of them', () => {
    const asked = [<LandingPage />, <FeaturesPage />, <WhyPage />].flatMap(questionsOn);
    expect(asked.length).toBeGreaterThanOrEqual(13);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('never deny the fade that the picture beside them shows', () => {
    const { container } = render(<LandingPage />);
    const picture = container.querySelector('[data-evidence-picture]');
    expect(picture?.textContent).toMatch(/the last 8\.4% below the first/);
    expect(picture?.textContent).toContain(
      'Yes, by 8.4%: from 293\u00a0W in the first to 269\u00a0W',
    );
    expect(text()).not.toMatch(/fairly even|did not start too fast/);
  });
});

describe('the start page', () => {
  it('holds pains, steps, insights, an example and a call [MKT-05]', () => {
    render(<LandingPage />);
    for (const name of [
      'Plenty of numbers, few answers',
      'How it works',
      'Three questions, three answers',
      'Proof instead of testimonials',
      'One file is enough to judge it',
    ])
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    for (const name of ['Upload', 'Read', 'Ask'])
      expect(screen.getByRole('heading', { level: 3, name })).toBeTruthy();
    expect(text()).toContain('We quote no customers.');
  });

  it('shows each of the three steps by a generated workout [MKT-05]', () => {
    render(<LandingPage />);
    for (const line of [
      'A ride with five hard intervals',
      '2:09:59 · 69.7 km',
      'Work intervals, average power',
      'How long was I above threshold?',
      'Longest stretch in power zone 4 or above',
    ])
      expect(text()).toContain(line);
  });

  it('leads to every page, and to the beginning as Start Free [MKT-06]', () => {
    render(<LandingPage />);
    const hrefs = new Set(screen.getAllByRole('link').map((link) => link.getAttribute('href')));
    for (const href of [
      '/features',
      '/why-stridewatt',
      '/help',
      '/pricing',
      '/signup',
      '/getting-started',
      '/demo',
    ])
      expect(hrefs).toContain(href);
    expect(new Set(addresses('Start Free'))).toEqual(new Set(['/getting-started']));
  });

  it('says what the trial holds, and how uploading works [MKT-23, MKT-27, MKT-28]', () => {
    render(<LandingPage />);
    for (const line of [
      '3 file uploads and 3 AI questions. No credit card, no payment required.',
      'A direct integration with an activity platform is coming soon.',
      'Uploading works on desktop only.',
    ])
      expect(text()).toContain(line);
  });

  it('moves its pointer to the evidence that is pressed, pointed at or focused', () => {
    const { container } = render(<LandingPage />);
    const pointer = () => container.querySelector('[data-pointer]')?.textContent;
    const chip = (name: RegExp) => screen.getByRole('button', { name });
    fireEvent.click(chip(/^Power of work interval 1/));
    expect(pointer()).toMatch(/^293\sW$/);
    expect(chip(/^Power of work interval 1/).getAttribute('aria-pressed')).toBe('true');
    const mark = container.querySelector('[data-evidence-picture] [data-mark]')?.getAttribute('x');
    fireEvent.focusIn(chip(/^Power of work interval 5/));
    expect(pointer()).toMatch(/^269\sW$/);
    expect(chip(/^Power of work interval 1/).getAttribute('aria-pressed')).toBe('false');
    expect(
      container.querySelector('[data-evidence-picture] [data-mark]')?.getAttribute('x'),
    ).not.toBe(mark);
  });
});

describe('the features', () => {
  it('go from onboarding to progress, for three levels [MKT-11, MKT-12, MKT-26]', () => {
    render(<FeaturesPage />);
    for (const name of [
      'Onboarding',
      'Training zone setup',
      'Workout analysis',
      'Overall training insights',
      'Example questions by level',
      'Progress tracking',
      'Proof instead of testimonials',
      'Beginner',
      'Intermediate',
      'Advanced',
    ])
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    expect(text()).toContain('The onboarding survey takes under 2 minutes.');
    expect(addresses('Start Free')).toEqual([
      '/getting-started',
      '/getting-started',
      '/getting-started',
    ]);
  });
});

describe('the comparison', () => {
  it('names a public source and a date for what it says of each platform [MKT-13]', () => {
    render(<WhyPage />);
    for (const { name, sources } of PEERS) {
      const row = screen.getByRole('row', { name: new RegExp(`^${name}`) });
      expect(
        within(row)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual(sources.map(({ href }) => href));
    }
    expect(text()).toContain('read in November 2026');
    expect(screen.getByRole('heading', { name: 'Proof instead of testimonials' })).toBeTruthy();
  });

  it('leads on to the beginning and to how it works [MKT-14]', () => {
    render(<WhyPage />);
    expect(addresses('How it works')).toEqual(['/help']);
    expect(addresses('Start Free')[0]).toBe('/getting-started');
  });
});

describe('the help page', () => {
  it('has three steps, two ways to a file and what is analysed [MKT-15, MKT-16, MKT-17]', () => {
    render(<HelpPage />);
    const steps = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(steps.slice(0, 3)).toEqual(['Connect data', 'Import activities', 'Get insights']);
    for (const name of [/desktop activity site/, /activity platform/]) {
      const way = screen.getByRole('heading', { name }).closest('section');
      expect(way?.querySelectorAll('ol > li').length).toBeGreaterThanOrEqual(3);
      expect(way?.textContent).toMatch(/\.fit file.*Stridewatt upload page/);
    }
    expect(screen.getByRole('heading', { name: 'What is analysed' })).toBeTruthy();
    for (const name of ['Effort', 'Pacing', 'Intervals', 'Endurance', 'Power', 'Progress'])
      expect(screen.getByRole('heading', { level: 3, name }).parentElement?.textContent).toMatch(
        /\w+, .*\./,
      );
  });

  it('offers a demo with a sample ride or run and a limited number of questions [MKT-30]', () => {
    render(<HelpPage />);
    expect(text()).toContain('Try a sample ride or run with a limited number of AI questions');
    expect(addresses('Try a sample workout')).toEqual(['/demo']);
  });

  it('answers exactly ten questions, each closed at first [MKT-18]', () => {
    render(<HelpPage />);
    const items = [...screen.getByRole('main').querySelectorAll('details')];
    expect(items).toHaveLength(10);
    expect(items.every(({ open }) => !open)).toBe(true);
  });

  it('offers the trial in what is only shown to visitors [MKT-19]', () => {
    render(<HelpPage />);
    const call = screen.getByRole('link', { name: 'Start Your Free Trial' });
    expect([
      call.getAttribute('href'),
      call.closest('[data-for]')?.getAttribute('data-for'),
    ]).toEqual(['/getting-started', 'visitor']);
  });
});

describe('the pricing', () => {
  it('is 10 USD per month with its benefits, after a free start [MKT-21, MKT-24, MKT-25]', () => {
    render(<PricingPage />);
    const card = within(screen.getByRole('region', { name: 'Pro' }));
    expect(card.getByText(/^10/).textContent).toBe('10 USD per month');
    expect(card.getByText(/Cancel anytime, no contract\. Start free/)).toBeTruthy();
    for (const [benefit] of PAID_BENEFITS) expect(card.getByText(benefit)).toBeTruthy();
    expect(PAID_BENEFITS.map(([benefit]) => benefit)).toEqual([
      'Unlimited questions per workout',
      'Full access to past session insights',
      'Unlimited file analysis',
      'AI feedback on every session',
    ]);
  });

  it('leads to the registration and offers Sign In [MKT-22]', () => {
    render(<PricingPage />);
    const card = within(screen.getByRole('region', { name: 'Pro' }));
    expect(card.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/signup');
    expect(card.getByRole('button', { name: 'Sign In' })).toBeTruthy();
  });
});
