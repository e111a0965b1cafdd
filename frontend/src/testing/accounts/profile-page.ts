import { screen } from '@testing-library/react';
import { METRIC_UNITS } from '#lib/units.js';
import type { Answers, Network } from '../environment/network.js';
import { renderApp, type RenderedApp } from '../environment/render-app.js';
import { signedIn } from './signed-in.js';

export const savedProfile = {
  ...METRIC_UNITS,
  currentFTP: 250,
  maxHR: 188,
  restingHR: 52,
  weightKg: 72,
};

/** Two entries: the older one with zones of the athlete's own and a base pace. */
export const savedThresholds = [
  {
    validFrom: '2026-09-01',
    currentFTP: 250,
    maxHR: 188,
    restingHR: null,
    weightKg: 72,
    basePaceSPerKm: null,
    zones: {},
  },
  {
    validFrom: '2026-03-01',
    currentFTP: 240,
    maxHR: 190,
    restingHR: 52,
    weightKg: 73.5,
    basePaceSPerKm: 280,
    zones: {
      cyclingHeartRate: [
        [100, 120],
        [121, 140],
        [141, 155],
        [156, 170],
        [171, 190],
      ],
    },
  },
];

export const paying = {
  subscriptionStatus: 'ACTIVE',
  uploadsUsed: 12,
  uploadsRemaining: 'unlimited',
  questionsUsed: 4,
  trialFullyExhausted: false,
  paidThrough: '2026-12-20T00:00:00.000Z',
  cancelAtPeriodEnd: false,
};

export interface OpenedProfile extends RenderedApp {
  readonly network: Network;
}

/** The profile of an athlete who has entered everything, opened at `address`. */
export async function openProfile(
  answers: Answers = {},
  address = '/profile',
): Promise<OpenedProfile> {
  const network = signedIn({
    'GET /api/profile': { profile: savedProfile },
    'GET /api/profile/thresholds': { thresholds: savedThresholds },
    'GET /api/auth/sessions': { sessions: [] },
    ...answers,
  });
  const app = renderApp(address);
  await screen.findByRole('heading', { level: 1, name: 'Profile', hidden: true });
  return { ...app, network };
}
