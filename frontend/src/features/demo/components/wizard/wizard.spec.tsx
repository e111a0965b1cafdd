import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { pass, SESSION, until } from '#testing/coaching/demo.js';
import { failure, mockNetwork, type Answer, type Network } from '#testing/environment/network.js';
import { renderApp, type RenderedApp } from '#testing/environment/render-app.js';

type Opened = RenderedApp & { readonly network: Network };

async function openWizard(
  address = '/demo',
  answer: Answer = { workoutId: 'ride-1', sessionId: 'key-1' },
): Promise<Opened> {
  const network = mockNetwork({ [SESSION]: answer });
  const app = renderApp(address);
  await until(() => screen.queryByText(/^Step \d of 3$/));
  return { ...app, network };
}

/** By the first words of its name. */
const button = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: (full) => full.startsWith(name) });
const press = (name: string): boolean => fireEvent.click(button(name));
const type = (label: string, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const atStep = (step: number) => until(() => screen.queryByText(`Step ${step} of 3`));
const sent = (network: Network): unknown => network.callsTo(SESSION).at(-1)?.body;

const NO_SESSION: readonly (readonly [string, Response | object])[] = [
  ['a refusal', failure(429, 'RATE_LIMITED', 'Too many demos from your network.')],
  ['an answer without ids', { workoutId: 'ride-1' }],
];

describe('the wizard of the demo', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('asks for sport, level and details in turn [DEMO-01, DEMO-02, DEMO-03, DEMO-04]', async () => {
    const { address } = await openWizard();
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
    press('Running');
    expect(button('Running').getAttribute('aria-pressed')).toBe('true');
    await pass(290);
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
    await pass(20);
    await atStep(2);
    expect(['Beginner', 'Intermediate', 'Advanced'].map(button)).toHaveLength(3);
    press('Advanced');
    await pass(290);
    expect(screen.getByText('Step 2 of 3')).toBeTruthy();
    await pass(20);
    await atStep(3);
    expect(address()).toBe('/demo?sport=running&level=advanced');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('takes the last of two choices, and leads back without one [DEMO-04]', async () => {
    const { address } = await openWizard();
    press('Running');
    await pass(200);
    press('Cycling');
    await pass(200);
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
    await pass(110);
    await atStep(2);
    expect(address()).toBe('/demo?sport=cycling');
    press('Back');
    await atStep(1);
    await pass(1000);
    expect(address()).toBe('/demo');
  });

  it('offers age ranges, gender, country and email [DEMO-05, DEMO-11, X-10]', async () => {
    await openWizard('/demo?sport=cycling&level=beginner');
    for (const name of [
      '30 or under',
      '31-40',
      '41-50',
      'Over 50',
      'Female',
      'Male',
      'Submit',
      'Skip',
    ])
      expect(button(name)).toBeTruthy();
    expect(screen.getByLabelText('Country')).toBeTruthy();
    expect(screen.getByLabelText('Email').getAttribute('type')).toBe('email');
    expect(screen.getByText('We delete it after 30 days.')).toBeTruthy();
  });

  it('sends null for what is unknown [DEMO-10, DEMO-11, DEMO-12, DEMO-20, X-32]', async () => {
    localStorage.setItem('token', 'secret');
    const { network } = await openWizard('/demo?sport=running&level=intermediate');
    press('Over 50');
    press('Female');
    press('Female');
    type('Email', ' ada@example.org ');
    press('Submit');
    await until(() => network.callsTo(SESSION).length > 0);
    expect(sent(network)).toEqual({
      sport: 'running',
      level: 'intermediate',
      dataSource: 'garmin',
      ageRange: '50+',
      gender: null,
      country: null,
      email: 'ada@example.org',
      deviceType: 'desktop',
    });
    expect(network.callsTo(SESSION)[0]?.headers.get('Authorization')).toBeNull();
  });

  it('Submit waits for input and reads Loading... while sending [DEMO-06, DEMO-07]', async () => {
    let answer: (visit: object) => void = () => undefined;
    const { address } = await openWizard(
      '/demo?sport=cycling&level=beginner',
      () => new Promise<object>((resolve) => (answer = resolve)),
    );
    expect(button('Submit').disabled).toBe(true);
    type('Country', '  ');
    expect(button('Submit').disabled).toBe(true);
    type('Country', 'Norway');
    expect(button('Submit').disabled).toBe(false);
    press('Submit');
    await until(() => screen.queryByRole('button', { name: 'Loading...' }));
    expect([button('Loading...').disabled, button('Skip').disabled]).toEqual([true, true]);
    answer({ workoutId: 'ride-1', sessionId: 'key-1' });
    await until(
      () => address() === '/demo-workout/ride-1?sport=cycling&level=beginner&sessionId=key-1',
    );
  });

  it('Skip starts the demo without personal data [DEMO-08, DEMO-14]', async () => {
    const { network, address } = await openWizard('/demo?sport=cycling&level=advanced');
    type('Country', 'Norway');
    press('Skip');
    await until(() => address().startsWith('/demo-workout/'));
    expect(address()).toBe('/demo-workout/ride-1?sport=cycling&level=advanced&sessionId=key-1');
    expect(sent(network)).toMatchObject({
      sport: 'cycling',
      level: 'advanced',
      ageRange: null,
      gender: null,
      country: null,
      email: null,
    });
  });

  it.each(['/demo?level=advanced', '/demo?sport=swim&level=advanced'])(
    'starts nothing at %s, before a known sport and level are chosen [DEMO-09]',
    async (address) => {
      await openWizard(address);
      expect(screen.getByText('Step 1 of 3')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    },
  );

  it('offers Skip first, and says that the rest is optional [DEMO-05]', async () => {
    await openWizard('/demo?sport=cycling&level=beginner');
    const optional = screen.getByRole('heading', { level: 2, name: /^Optional/ });
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(button('Skip').compareDocumentPosition(optional) & follows).toBe(follows);
    expect(optional.compareDocumentPosition(button('Submit')) & follows).toBe(follows);
    expect(screen.getByText(/Nothing more is needed/)).toBeTruthy();
  });

  it.each(NO_SESSION)(
    'shows nothing after %s, writes it to the log, and can be pressed again [DEMO-15, X-31]',
    async (_, answer) => {
      const log = jest.spyOn(globalThis, 'reportError').mockReturnValue(undefined);
      const { network, address } = await openWizard('/demo?sport=cycling&level=beginner', answer);
      press('Skip');
      await until(() => log.mock.calls.length === 1);
      await until(() => !button('Skip').disabled);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(address()).toBe('/demo?sport=cycling&level=beginner');
      network.answer({ [SESSION]: { workoutId: 'ride-1', sessionId: 'key-2' } });
      press('Skip');
      await until(() => address().endsWith('sessionId=key-2'));
      log.mockRestore();
    },
  );

  it.each(['ada', 'ada@example', 'ada..b@example.org'])(
    'says that the address "%s" is mistyped before sending [DEMO-05, DEMO-15]',
    async (mistyped) => {
      const { network } = await openWizard('/demo?sport=cycling&level=beginner');
      type('Email', mistyped);
      press('Submit');
      expect(screen.getByText('This does not look like an email address.')).toBeTruthy();
      expect(document.activeElement).toBe(screen.getByLabelText('Email'));
      expect(network.callsTo(SESSION)).toHaveLength(0);
    },
  );
});
