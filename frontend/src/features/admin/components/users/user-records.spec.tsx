import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openDashboard, userRow, usersAnswer } from '#testing/admin.js';
import { failure, type Answer } from '#testing/environment/network.js';
import type { UserRow } from '#features/admin/model/user-list.js';

const status = {
  subscriptionStatus: 'ACTIVE',
  uploadsUsed: 12,
  uploadsRemaining: 'unlimited',
  questionsUsed: 4,
  trialFullyExhausted: false,
  paidThrough: null,
  cancelAtPeriodEnd: false,
  lastPayment: 'paid',
};

async function openSubscription(answer: Answer, row: Partial<UserRow> = {}): Promise<string[][]> {
  const { user, network } = openDashboard('', {
    'GET /api/admin/users': usersAnswer([userRow(row)]),
    'GET /api/subscription/status': answer,
  });
  await user.click(
    await screen.findByRole('button', { name: 'Subscription details: ada@example.org' }),
  );
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('Uploads used');
  expect(within(dialog).getByText(/comes from the database as updated by webhooks/)).toBeTruthy();
  expect(network.callsTo('GET /api/subscription/status')[0]?.query.get('userId')).toBe('user-1');
  return Array.from(dialog.querySelectorAll('dl > div'), ({ children }) =>
    Array.from(children, ({ textContent }) => textContent),
  );
}

const profile = (answer: Answer) =>
  openDashboard('?profile=user-1', { 'GET /api/admin/users/user-1/profile': answer });

describe('what is known of a user', () => {
  it('tells status, the provider’s word, uploads used and remaining [AUS-14, X-21]', async () => {
    expect(await openSubscription(status, { providerStatus: 'past_due' })).toEqual([
      ['Subscription status', 'ACTIVE'],
      ['Provider status', 'past_due'],
      ['Uploads used', '12'],
      ['Uploads remaining', 'unlimited'],
    ]);
  });

  it('calls the provider’s word unknown where there is none [AUS-14]', async () => {
    expect(await openSubscription(status)).toContainEqual(['Provider status', 'unknown']);
  });

  it('tells a plan whose payment failed as FAILED [AUS-15, X-19]', async () => {
    expect(await openSubscription({ ...status, lastPayment: 'failed' })).toContainEqual([
      'Subscription status',
      'FAILED',
    ]);
  });

  it('lists every answer but ids, in plain words [AUS-16, AUS-17, AUS-19]', async () => {
    const answers = {
      id: 'p',
      userId: 'user-1',
      age: 41,
      usesPowerMeter: true,
      currentFTP: null,
      activityTypes: ['CYCLING', 'RUNNING'],
      primaryGoal: 'RACE_PREPARATION',
      seasonPeakDate: '2026-06-14',
      goal5kTimeSeconds: 1380,
      cyclingHRZone1Min: 100,
      indoorOutdoorSplit: '30/70',
      energyTrend: 'rising',
      sleepSchedule: 'early',
      familyConstraints: 'two children',
      nutritionType: 'mixed',
      fuelingHabits: 'gels',
      hydrationHabits: 'water',
      recoveryRoutine: 'sauna',
      createdAt: '2026-03-04T19:05:00Z',
      updatedAt: '2026-07-04T19:05:00Z',
    };
    profile({ email: 'ada@example.org', profile: answers });
    const dialog = (
      await screen.findByText('Onboarding responses for ada@example.org')
    ).closest<HTMLElement>('[role=dialog]');
    expect(
      Array.from(dialog?.querySelectorAll('dl > div') ?? [], ({ children }) =>
        Array.from(children, ({ textContent }) => textContent),
      ),
    ).toEqual([
      ['Age', '41'],
      ['Uses Power Meter', 'Yes'],
      ['Current FTP (W)', '–'],
      ['Activity Types', 'Cycling, Running'],
      ['Primary Goal', 'Race preparation'],
      ['Season Peak Date', '14 Jun 2026'],
      ['Goal 5k Time', '23:00'],
      ['Cycling HR Zone 1 Min', '100'],
      ['Indoor / Outdoor Split', '30/70'],
      ['Energy Trend', 'rising'],
      ['Sleep Schedule', 'early'],
      ['Family Constraints', 'two children'],
      ['Nutrition Type', 'mixed'],
      ['Fueling Habits', 'gels'],
      ['Hydration Habits', 'water'],
      ['Recovery Routine', 'sauna'],
      ['Created', '4 Mar 2026, 14:05 EST'],
      ['Updated', '4 Jul 2026, 15:05 EDT'],
    ]);
  });

  it('says so where nothing was answered [AUS-18]', async () => {
    profile({ email: 'ada@example.org', profile: null });
    expect(await screen.findByText('No profile data available for this user.')).toBeTruthy();
  });

  it('tells a failure as such, with a Retry [AUS-19, X-54]', async () => {
    const { user, network } = profile(failure(500, 'INTERNAL', 'Something failed.'));
    expect(await screen.findByText('Failed to load user profile')).toBeTruthy();
    expect(screen.queryByText('No profile data available for this user.')).toBeNull();
    network.answer({
      'GET /api/admin/users/user-1/profile': { email: 'ada@example.org', profile: { age: 41 } },
    });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Onboarding responses for ada@example.org')).toBeTruthy();
  });
});
