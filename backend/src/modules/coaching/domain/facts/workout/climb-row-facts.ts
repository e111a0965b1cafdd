import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { Climb } from '#analysis/analysis.js';
import type { UnitPreferences } from '#kernel/units.js';
import { clockTime, count, distance, elevation, type FactName, percent, whole } from '../draft.js';
import type { FactDraft } from '../fact.js';
import { hasHeights } from '../has-heights.js';

const METHOD = 'engine climbs';
/** Climbs within these shares of each other's height and length are alike (ours). */
const ALIKE = 0.1;
const A_ROW = 3;
/** More are a list for the page. */
const MOST = 6;
/** The beginning of one more climb, cut short (ours): share of height, and of gradient. */
const CUT = { least: 0.4, most: 0.92, grade: 0.1 } as const;

/** Climbs of one height and length in a row, and all climbs of a session held together. */
export function climbRowFacts(
  workout: AnalysedWorkout,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const { analysis, family } = workout;
  const climbs = [...(analysis.climbs ?? [])].sort((a, b) => a.from - b.from);
  if (!hasHeights(workout)) return [];
  const ftp = family === 'cycling' ? (analysis.thresholds.ftpW?.value ?? null) : null;
  return [...rowFacts(climbs, units), ...rangeFacts(climbs, ftp, units)];
}

function rowFacts(climbs: readonly Climb[], units: UnitPreferences): (FactDraft | null)[] {
  const [row] = climbs
    .map((model) => climbs.filter((one) => alike(one, model)))
    .sort((a, b) => b.length - a.length);
  const [first, last] = [row?.[0], row?.at(-1)];
  if (!row || !first || !last || row.length < A_ROW) return [];
  const height = mean(row.map(({ gainM }) => gainM));
  const length = mean(row.map(({ lengthM }) => lengthM));
  const name = namer('row', 'of these climbs', first.from, last.to);
  return [
    count(name('count', 'Climbs of one height and length', ['count']), row.length),
    elevation(name('height', 'Mean height', ['elevation']), height, units),
    distance(name('length', 'Mean length', ['distance']), length, units),
    ...row
      .slice(0, MOST)
      .flatMap((climb, at) => one(climb, `row.${at + 1}`, `of number ${at + 1} of like climbs`)),
    ...cutFacts(
      climbs.find((climb) => climb.from >= last.to),
      { height, grade: first.gradePercent },
      units,
    ),
  ];
}

function cutFacts(
  climb: Climb | undefined,
  { height, grade }: { readonly height: number; readonly grade: number },
  units: UnitPreferences,
): (FactDraft | null)[] {
  const share = (climb?.gainM ?? 0) / height;
  if (!climb || share < CUT.least || share > CUT.most) return [];
  if (Math.abs(climb.gradePercent / grade - 1) > CUT.grade) return [];
  const name = namer('row.cut', 'of one more climb, cut short', climb.from, climb.to);
  return [
    elevation(name('height', 'Height', ['elevation']), climb.gainM, units),
    ...one(climb, 'row.cut', 'of one more climb, cut short'),
  ];
}

function one(climb: Climb, key: string, which: string): (FactDraft | null)[] {
  const name = namer(key, which, climb.from, climb.to);
  return [
    clockTime(name('time', 'Time', ['time']), climb.timerS ?? climb.elapsedS),
    climb.avgPowerW === null
      ? null
      : whole(name('power', 'Power', ['average', 'power']), climb.avgPowerW, 'W'),
    climb.avgHr === null
      ? null
      : whole(name('heartRate', 'Heart rate', ['average', 'heartRate']), climb.avgHr, 'bpm'),
  ];
}

/** From the weakest to the strongest climb, and how high heart rate went on every one. */
function rangeFacts(
  climbs: readonly Climb[],
  ftp: number | null,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const [first, last] = [climbs[0], climbs.at(-1)];
  if (!first || !last || climbs.length < A_ROW) return [];
  const name = namer('range', 'of all climbs', first.from, last.to);
  const watts = climbs.flatMap(({ avgPowerW }) => avgPowerW ?? []);
  const peaks = climbs.flatMap(({ maxHr }) => maxHr ?? []);
  const [seconds, work] = climbs.reduce(
    ([time, done], { elapsedS, avgPowerW }) => [
      time + elapsedS,
      done + elapsedS * (avgPowerW ?? 0),
    ],
    [0, 0],
  );
  const metres = climbs.reduce((sum, { gainM }) => sum + gainM, 0);
  return [
    elevation(name('gained', 'Metres', ['elevation']), metres, units),
    ...(watts.length < climbs.length
      ? []
      : [
          whole(name('weakest', 'Lowest average power', ['power']), Math.min(...watts), 'W'),
          whole(name('strongest', 'Highest average power', ['power']), Math.max(...watts), 'W'),
          ftp
            ? percent(
                name('ftpShare', 'Mean power as a share of FTP', ['power']),
                (work / seconds / ftp) * 100,
              )
            : null,
        ]),
    ...(peaks.length < climbs.length
      ? []
      : [
          whole(
            name('lowestPeak', 'Lowest of the peaks of heart rate', ['heartRate']),
            Math.min(...peaks),
            'bpm',
          ),
          whole(
            name('highestPeak', 'Highest heart rate', ['heartRate']),
            Math.max(...peaks),
            'bpm',
          ),
        ]),
  ];
}

function alike(one: Climb, model: Climb): boolean {
  return (
    Math.abs(one.gainM / model.gainM - 1) <= ALIKE &&
    Math.abs(one.lengthM / model.lengthM - 1) <= ALIKE
  );
}

function namer(key: string, which: string, from: number, to: number) {
  return (what: string, label: string, about: readonly string[]): FactName => ({
    key: `climbs.${key}.${what}`,
    label: `${label} ${which}`,
    about,
    method: METHOD,
    quality: 'derived',
    at: { from, to, channel: 'altitude' },
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
