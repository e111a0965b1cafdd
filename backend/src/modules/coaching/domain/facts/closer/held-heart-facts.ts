import { highestHeld } from '#analysis/curves/highest-held.js';
import { spokenDuration } from '#coaching/domain/display/duration.js';
import { clockTime, whole, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';
import type { CloserLook } from './closer-look.js';

const LENGTHS_S = [300, 1200, 1800, 3600];
const METHOD = 'highest mean without a stop in it';

/** The highest heart rates that were held, and when: 5, 20, 30 and 60 minutes. */
export function heldHeartFacts({ ground }: CloserLook): FactDraft[] {
  const { grid } = ground;
  const { heartRate } = grid.channels;
  if (heartRate === undefined) return [];
  return LENGTHS_S.flatMap((seconds) => {
    const window = highestHeld(grid, heartRate, seconds);
    if (window === null) return [];
    const from = grid.time[window.from] as number;
    const at = { from, to: grid.time[window.to - 1] as number, channel: 'heartRate' };
    const name = (key: string, label: string, about: string[]): FactName => ({
      key: `heartRate.held.${seconds}${key}`,
      label,
      about,
      method: METHOD,
      quality: 'derived',
      at,
    });
    const length = spokenDuration(seconds);
    return [
      whole(
        name('', `Highest heart rate held for ${length}`, ['best', 'heartRate']),
        window.mean,
        'bpm',
      ),
      clockTime(name('.start', `Start of the hardest ${length} for the heart`, ['time']), from),
    ];
  });
}
