import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { GradeBand, LikeBand, LikePart } from '#analysis/terrain/like-gradient.js';
import type { UnitPreferences } from '#kernel/units.js';
import { percentChange, speedOrPace, whole, wholeChange, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';
import { hasHeights } from '../has-heights.js';

const METHOD = 'engine like gradient';
/** Ground on which effort shows: not where gravity does the work. */
const TOLD: Readonly<Partial<Record<GradeBand, string>>> = {
  flat: 'on the flat',
  up: 'uphill',
  'steep-up': 'on steep climbs',
};
const HALVES = [
  ['early', 'in the first half of the moving time'],
  ['late', 'in the second half of the moving time'],
] as const;

/** Pace, power and heart rate on the same grades early and late. */
export function likeGradientFacts(
  workout: AnalysedWorkout,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const { likeGradient, climbs = [], terrain } = workout.analysis;
  // On a level course the halves themselves say all of it.
  const hilly = climbs.length > 0 || terrain?.segments.some(({ kind }) => kind === 'descent');
  if (likeGradient === undefined || !hilly || !hasHeights(workout)) return [];
  const running = workout.family === 'running';
  return likeGradient.bands.flatMap((band) => {
    const where = TOLD[band.band];
    return where === undefined ? [] : bandFacts(band, { where, running, units });
  });
}

interface Teller {
  readonly where: string;
  readonly running: boolean;
  readonly units: UnitPreferences;
}

function bandFacts(band: LikeBand, teller: Teller): (FactDraft | null)[] {
  return [
    ...HALVES.flatMap(([key, when]) =>
      levels(band[key], { ...teller, key: `likeGradient.${band.band}.${key}`, when }),
    ),
    ...changes(band, teller),
  ];
}

function levels(
  { speedMps, powerW, heartRate }: LikePart,
  { key, when, where, running, units }: Teller & { readonly key: string; readonly when: string },
): (FactDraft | null)[] {
  const name = (what: string, label: string, channel: string): FactName => ({
    key: `${key}.${what}`,
    label: `${label} ${where} ${when}`,
    about: ['average', channel, 'grade'],
    method: METHOD,
    quality: 'derived',
  });
  return [
    speedMps === null
      ? null
      : speedOrPace(name('speed', running ? 'Pace' : 'Speed', 'speed'), speedMps, running, units),
    powerW === null ? null : whole(name('power', 'Power while pedalling', 'power'), powerW, 'W'),
    heartRate === null
      ? null
      : whole(name('heartRate', 'Heart rate', 'heartRate'), heartRate, 'bpm'),
  ];
}

/** Of speed on foot, of power on rides: the speed of a ride is also the wind's. */
function changes(
  { band, early, late }: LikeBand,
  { where, running }: Teller,
): (FactDraft | null)[] {
  const [before, after] = running ? [early.speedMps, late.speedMps] : [early.powerW, late.powerW];
  const name = (what: string, label: string, channel: string): FactName => ({
    key: `likeGradient.${band}.change.${what}`,
    label: `${label} ${where}, second half of the moving time against the first`,
    about: ['change', channel, 'grade'],
    method: METHOD,
  });
  return [
    !before || !after
      ? null
      : percentChange(
          name('output', running ? 'Speed' : 'Power', running ? 'speed' : 'power'),
          (after / before - 1) * 100,
        ),
    early.heartRate === null || late.heartRate === null
      ? null
      : wholeChange(
          name('heartRate', 'Heart rate', 'heartRate'),
          Math.round(late.heartRate) - Math.round(early.heartRate),
          'bpm',
        ),
  ];
}
