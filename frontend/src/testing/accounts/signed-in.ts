import type { User } from '#features/accounts/model/user.js';
import { METRIC_UNITS } from '#lib/units.js';
import { athlete } from './athlete.js';
import { mockNetwork, type Answers, type Network } from '../environment/network.js';

export const noWorkouts = {
  workouts: [],
  totalCount: 0,
  filteredCount: 0,
  availableSports: [],
  availableActivities: [],
  availableYears: [],
  nextCursor: null,
};

/** A browser with a stored token, and a server that knows whose it is. */
export function signedIn(answers: Answers = {}, user: Partial<User> = {}): Network {
  localStorage.setItem('token', 'secret');
  return mockNetwork({
    'GET /api/auth/me': { user: athlete(user) },
    'GET /api/profile': {
      profile: { ...METRIC_UNITS, currentFTP: null, maxHR: null, restingHR: null, weightKg: null },
    },
    'GET /api/subscription/status': {
      subscriptionStatus: 'TRIAL',
      uploadsUsed: 1,
      uploadsRemaining: 2,
      questionsUsed: 0,
      trialFullyExhausted: false,
      paidThrough: null,
      cancelAtPeriodEnd: false,
    },
    'GET /api/workouts': noWorkouts,
    ...answers,
  });
}
