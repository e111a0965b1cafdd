import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { mockCanvas } from '#testing/environment/canvas-double.js';
import {
  begunDemo,
  FRAME,
  MESSAGES,
  conversationOf,
  demoMessage,
  pass,
  until,
} from '#testing/coaching/demo.js';
import { mockNetwork } from '#testing/environment/network.js';
import { renderApp } from '#testing/environment/render-app.js';

describe('the workout of the demo', () => {
  beforeEach(() => {
    mockCanvas();
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('stands between a logo, a way out and an invitation [DEMO-16, DEMO-19]', async () => {
    await begunDemo({ [MESSAGES]: conversationOf(1) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sample ride: two hills');
    expect(screen.getByLabelText('Stridewatt, start page').getAttribute('href')).toBe('/');
    expect(screen.getByLabelText('Close the demo').getAttribute('href')).toBe('/');
    expect(screen.getByText('See these insights on your rides/runs?')).toBeTruthy();
    expect(screen.getByText('Get Started').closest('a')?.getAttribute('href')).toBe(
      '/getting-started',
    );
  });

  it('shows numbers and sentences in the chosen units [DEMO-17, DEMO-21]', async () => {
    const { user, network } = await begunDemo({ [MESSAGES]: conversationOf(1) });
    expect(screen.getAllByText('36.0 km').length).toBeGreaterThan(0);
    await user.click(screen.getByLabelText('Imperial'));
    await until(() => screen.queryAllByText('22.4 mi').length > 0);
    expect(screen.queryByText('36.0 km')).toBeNull();
    await until(() => network.callsTo('GET /api/demo-workouts/ride-1').length === 2);
    expect(
      network.callsTo('GET /api/demo-workouts/ride-1').map(({ query }) => query.get('unitSystem')),
    ).toEqual(['METRIC', 'IMPERIAL']);
  });

  it('folds its summary away and back [DEMO-18]', async () => {
    const { user } = await begunDemo({ [MESSAGES]: conversationOf(1) });
    const toggle = screen.getByRole('button', { name: 'Workout Summary' });
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await user.click(toggle);
    expect(screen.getByText('Avg power')).toBeTruthy();
  });

  it('shows on its curves where a fact of an answer was measured [DEMO-18]', async () => {
    const answer = {
      ...demoMessage('assistant', 'Both were even.'),
      evidence: [
        {
          id: 'F1',
          label: 'First block',
          value: 250,
          unit: 'W',
          display: '250 W',
          at: { from: 600, to: 1200, channel: 'power' },
        },
      ],
    };
    const { user } = await begunDemo({
      [MESSAGES]: {
        messages: [demoMessage('user', 'Even?'), answer],
        questionsUsed: 1,
        questionLimit: 6,
      },
    });
    await until(() => screen.queryByLabelText('Charts')?.querySelector('[role=slider]'));
    await user.click(screen.getByTitle('See it on the curves'));
    await pass(200);
    expect(window.location.hash).toBe('#t=600-1200&ch=power');
  });

  it('offers nothing that only an owner can do, and asks for nothing but the sample', async () => {
    const { network } = await begunDemo({ [MESSAGES]: conversationOf(1) });
    await until(() => screen.queryByText('Time in zones'), FRAME);
    await pass(100);
    for (const name of [/thresholds/i, /rename/i, /download/i, /delete/i])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(network.calls.filter(({ path }) => path.startsWith('/api/workouts'))).toEqual([]);
  });

  it('says where there is no sample, and leads to those there are', async () => {
    mockNetwork({});
    renderApp('/demo-workout/nothing?sport=cycling&level=beginner&sessionId=key-1');
    await until(() => screen.queryByText('Workout not found'));
    expect(screen.getByText('Choose a sample').closest('a')?.getAttribute('href')).toBe('/demo');
  });
});
