import { SET, updatesRaceTime, type ActionWords } from './shared-words.js';

/** Workouts of the simulation, of which `readings` has a reading. */
export const GENERATED: Readonly<Record<string, ActionWords>> = {
  'ride-5x4min': {
    action: [
      [
        ['6', 'six', 'same', 'again', 'repeat', 'more', 'longer', 'another'],
        ['4 min', '4-min', 'rep', 'set', 'interval', 'effort', 'W'],
      ],
      [['max hr', 'maximum heart', 'max heart', 'maximum'], SET],
    ],
    recovery: '1-2 easy days',
  },
  'run-race-10k': { action: [updatesRaceTime], recovery: '1-2 easy days' },
};
