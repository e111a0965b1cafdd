import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { EffortCost, SetCost, SetTrend } from '#analysis/cost/cost.types.js';
import type { UnitPreferences } from '#kernel/units.js';
import { percentChange, whole, wholeChange, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';
import {
  costNamer,
  ofTrend,
  outputWords,
  quarterFacts,
  riseFacts,
  type NamedEffort,
  type OutputWords,
} from './cost-words.js';

/** Quarters of more repetitions or climbs than this are a table for the page. */
const MOST_WITH_QUARTERS = 3;

/** Trends over each set, the fall of heart rate after each repetition, and what a long one cost. */
export function setCostFacts(
  workout: AnalysedWorkout,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const { cost, intervals } = workout.analysis;
  if (cost === undefined) return [];
  const work = intervals.flatMap(({ kind }, at) => (kind === 'work' ? [at] : []));
  const words = outputWords(workout, units);
  const numberOf = (member: number): number => work.indexOf(member) + 1;
  return [
    ...cost.sets.flatMap((set, at) => [
      ...(set.repetitions.length > 1 ? trendFacts(set, at + 1, words) : []),
      ...fallFacts(set, numberOf),
      ...set.repetitions.flatMap((rep, place) => {
        const number = numberOf(set.members[place] ?? -1);
        const named = { key: `cost.rep.${number}`, of: `work interval ${number}`, span: rep };
        const few = set.repetitions.length <= MOST_WITH_QUARTERS;
        return effortFacts(named, rep, few, words);
      }),
    ]),
    ...cost.climbs.flatMap((climb, at) => {
      const of = at === 0 ? 'the climb with the most height' : `climb ${at + 1} by height`;
      const named = { key: `cost.climb.${at + 1}`, of, span: climb };
      return effortFacts(named, climb, at < MOST_WITH_QUARTERS, words);
    }),
  ];
}

function effortFacts(
  named: NamedEffort,
  effort: EffortCost,
  withQuarters: boolean,
  words: OutputWords,
): (FactDraft | null)[] {
  return [
    ...(withQuarters ? quarterFacts(named, effort, words) : []),
    ...(effort.rise === undefined ? [] : riseFacts(named, effort.rise)),
  ];
}

const BEATS = {
  heartRate: 'Average heart rate',
  peakHeartRate: 'Highest heart rate',
  after60: 'Heart rate 60 s after the end',
  lowest: 'Lowest heart rate after the end',
} as const;

function trendFacts(set: SetCost, place: number, { kind }: OutputWords): (FactDraft | null)[] {
  const { trends, repetitions, last } = set;
  const [from, to] = [repetitions[0]?.from ?? 0, repetitions.at(-1)?.to ?? 0];
  const name = costNamer({
    key: `cost.set.${place}`,
    of: `the last of ${repetitions.length} like work intervals against the first`,
    span: { from, to },
  });
  const change = (
    trend: SetTrend | undefined,
    fact: (trend: SetTrend) => FactDraft,
  ): FactDraft | null =>
    trend === undefined || trend.verdict === 'unclear'
      ? null
      : ofTrend(fact(trend), trend.verdict === 'level');
  const steps = kind === 'pace' ? 'spm' : 'rpm';
  const beats = (Object.keys(BEATS) as (keyof typeof BEATS)[]).map((key) =>
    change(trends[key], (trend) =>
      wholeChange(changeName(name, key, BEATS[key], 'heartRate'), rounded(trend), 'bpm'),
    ),
  );
  return [
    change(trends.output, ({ first, last: end }) =>
      percentChange(
        changeName(name, 'output', OUTPUTS[kind][0], OUTPUTS[kind][1]),
        (end / first - 1) * 100,
      ),
    ),
    ...beats,
    change(trends.cadence, (trend) =>
      wholeChange(changeName(name, 'cadence', 'Cadence', 'cadence'), rounded(trend), steps),
    ),
    ...(last?.standsOut === true ? lastFacts(set, place, kind) : []),
  ];
}

type Namer = ReturnType<typeof costNamer>;

function changeName(name: Namer, key: string, label: string, about: string): FactName {
  return name(`${key}.change`, label, ['change', about]);
}

/** Word and channel; a pace changes as its speed does. */
const OUTPUTS = {
  power: ['Power', 'power'],
  speed: ['Speed', 'speed'],
  pace: ['Speed', 'speed'],
} as const;

/** Between the values as they are shown, or a reader who subtracts them would disagree. */
function rounded({ first, last }: SetTrend): number {
  return Math.round(last) - Math.round(first);
}

function lastFacts(
  { last, repetitions }: SetCost,
  place: number,
  kind: OutputWords['kind'],
): (FactDraft | null)[] {
  const span = repetitions.at(-1) ?? { from: 0, to: 0 };
  const name = costNamer({ key: `cost.set.${place}.last`, of: 'the last work interval', span });
  const output = last?.outputPercent ?? null;
  const beats = last?.heartRate ?? null;
  return [
    output === null
      ? null
      : percentChange(
          name('output', `${OUTPUTS[kind][0]} against the others`, ['change', OUTPUTS[kind][1]]),
          output,
        ),
    beats === null
      ? null
      : wholeChange(
          name('heartRate', 'Heart rate against the others', ['change', 'heartRate']),
          Math.round(beats),
          'bpm',
        ),
  ];
}

function fallFacts(set: SetCost, numberOf: (member: number) => number): (FactDraft | null)[] {
  return set.falls.flatMap((fall) => {
    const place = set.repetitions.findIndex(({ to }) => to === fall.from);
    const number = numberOf(set.members[place] ?? -1);
    const name = costNamer({
      key: `cost.fall.${number}`,
      of: `work interval ${number}`,
      span: fall,
    });
    return [
      fall.after60 === null
        ? null
        : whole(
            name('after60', 'Heart rate 60 s after the end', ['heartRate']),
            fall.after60,
            'bpm',
          ),
      whole(name('lowest', 'Lowest heart rate after the end', ['heartRate']), fall.lowest, 'bpm'),
    ];
  });
}
