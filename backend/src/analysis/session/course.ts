import { oncePer } from '../math/once-per.js';
import type { Ground } from './ground.js';
import { profileOf, type Profile } from './profile.js';

/** The profile of a session; null without altitude or distance. */
export const courseOf = oncePer(
  ({ grid, altitude }: Pick<Ground, 'grid' | 'altitude'>): Profile | null => {
    const { distance } = grid.channels;
    return altitude === null || distance === undefined ? null : profileOf(distance, altitude);
  },
  ({ grid }) => grid,
);
