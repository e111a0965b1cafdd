import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { UnitPreferences } from '#kernel/units.js';
import { count, duration, speedOrPace, whole, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';
import type { CloserLook } from './closer-look.js';
import { heldLevels } from './held-levels.js';
import { stretchOf } from './stretch.js';

const METHOD = 'engine levels';

/** The levels of a session without intervals that a trainer or a treadmill held one by one. */
export function levelFacts(
  workout: AnalysedWorkout,
  look: CloserLook,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const levels = heldLevels(workout, look);
  if (levels.length === 0) return [];
  const { ground } = look;
  const running = workout.family === 'running';
  const cadenceUnit = running ? 'spm' : 'rpm';
  return [
    count(
      { key: 'levels.count', label: 'Levels held', about: ['count'], method: METHOD },
      levels.length,
    ),
    ...levels.flatMap(({ from, to, seconds, output }, index) => {
      const channel = ground.output?.channel ?? 'power';
      const name = (what: string, label: string, about: string[]): FactName => ({
        key: `levels.${index + 1}.${what}`,
        label: `${label} of level ${index + 1}`,
        about,
        method: METHOD,
        quality: 'derived',
        at: { from, to, channel },
      });
      const stretch = stretchOf(ground, { from, to });
      return [
        duration(name('time', 'Length', ['time']), seconds),
        channel === 'power'
          ? whole(name('output', 'Power', ['average', 'power']), output, 'W')
          : speedOrPace(
              name('output', running ? 'Pace' : 'Speed', ['average', 'speed']),
              output,
              running,
              units,
            ),
        stretch.avgHr === null
          ? null
          : whole(name('heartRate', 'Heart rate', ['average', 'heartRate']), stretch.avgHr, 'bpm'),
        stretch.avgCadence === null
          ? null
          : whole(
              name('cadence', 'Cadence', ['average', 'cadence']),
              stretch.avgCadence,
              cadenceUnit,
            ),
      ];
    }),
  ];
}
