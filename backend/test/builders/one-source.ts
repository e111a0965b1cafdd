import type { Analysis } from '#analysis/analysis.js';
import type { Recording } from '#analysis/recording/recording.js';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';
import { closerLook, type CloserLook } from '#coaching/domain/facts/closer/closer-look.js';
import { stretchOf } from '#coaching/domain/facts/closer/stretch.js';
import { buildComparisonSheet } from '#coaching/domain/facts/comparison/build-comparison-sheet.js';
import { measuresOf } from '#coaching/domain/facts/comparison/measures.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { METRIC_UNITS } from '#kernel/units.js';
import { presentWorkout } from '#workouts/adapters/http/library/workout.presenter.js';
import type { WorkoutView } from '#workouts/domain/library/workout-views.js';
import { forCoach } from '#workouts/domain/report/workout-for-coach.js';
import { ATHLETE } from './recording.builder.js';
import { FACTS, judged, type Told } from './one-source-facts.js';
import { madeWorkout } from './workouts/workout-view.js';

/** Of floats on their way through JSON and units. */
const EXACT = 1e-6;

/** Facts with the opposite sign of their metric. */
const REVERSED: ReadonlySet<string> = new Set(['repFade', 'fade']);
/** Told in another unit than the metric has. */
const CONVERTED: ReadonlySet<string> = new Set(['efficiencyFactor']);

/**
 * Where page, report, chat, comparison and export of one recording say different numbers of one
 * fact, in words; nothing where there is one source for each.
 */
export function disagreements(recording: Recording): string[] {
  const { userId, stored, view } = madeWorkout(recording, ATHLETE);
  const look = closerLook(recording, view.analysis.result.thresholds);
  const read = forCoach(userId, view);
  const sheets = {
    report: buildFactSheet(stored, METRIC_UNITS),
    chat: buildFactSheet(read, METRIC_UNITS, { look }),
    comparison: buildComparisonSheet(
      [
        { workout: read, look },
        { workout: { ...read, id: 'other' }, look },
      ],
      METRIC_UNITS,
    ),
  };
  return [
    ...totals(view, sheets),
    ...metrics(view, sheets),
    ...measures(view),
    ...parts(view.analysis.result, look),
    ...repetitions(view, sheets.chat),
  ];
}

type Sheets = Readonly<Record<'report' | 'chat' | 'comparison', FactSheet>>;

/** The totals of a workout, by each way out of the product. */
function totals(view: WorkoutView, sheets: Sheets): string[] {
  const page = presentWorkout(view);
  const exported = JSON.parse(JSON.stringify(view)) as WorkoutView;
  return FACTS.flatMap((fact) => {
    const told: Told[] = [
      ['page', fact.page(page)],
      ['export', fact.exported(exported)],
    ];
    if (fact.key !== undefined)
      told.push(
        ['report', valueIn(sheets.report, fact.key)],
        ['chat', valueIn(sheets.chat, fact.key)],
        ['comparison', valueIn(sheets.comparison, `W1.${fact.key}`)],
      );
    if (fact.metric?.(view))
      told.push(['metric', judged(page.analysis.metrics[fact.metric(view) ?? ''])]);
    return apart(fact.name, told, fact.within ?? EXACT);
  });
}

function apart(name: string, told: readonly Told[], within: number): string[] {
  const values = told.filter(([, value]) => value !== null) as (readonly [string, number])[];
  const [first] = values;
  return first === undefined || values.every(([, value]) => Math.abs(value - first[1]) <= within)
    ? []
    : [`${name}: ${values.map(([by, value]) => `${by} ${value}`).join(', ')}`];
}

/** Facts that are a metric of the engine, and nothing where it may not be judged. */
function metrics(view: WorkoutView, sheets: Sheets): string[] {
  return Object.entries(sheets).flatMap(([by, sheet]) =>
    sheet.facts.flatMap(({ key, method, value, unit }) => {
      const id = /^engine (\w+) v\d+$/.exec(method)?.[1];
      const metric = id === undefined ? undefined : view.analysis.result.metrics[id];
      if (id === undefined || metric === undefined) return [];
      if (!metric.applicable) return [`${by} tells ${key}, which may not be judged`];
      if (typeof value !== 'number' || CONVERTED.has(id)) return [];
      const held = unit === 'm/s' && metric.unit === 's/km' ? 1000 / value : value;
      return apart(
        key,
        [
          ['metric', metric.value],
          [by, REVERSED.has(id) ? -held : held],
        ],
        EXACT,
      );
    }),
  );
}

/** What workouts are compared in is what their pages say. */
function measures(view: WorkoutView): string[] {
  const page = presentWorkout(view);
  const workout = forCoach('', view);
  return measuresOf(view.family).flatMap((measure) => {
    const reading = measure.read(workout);
    const value = 'value' in reading ? reading.value : null;
    const metric = measure.metric === null ? undefined : page.analysis.metrics[measure.metric];
    if (measure.metric !== null && !CONVERTED.has(measure.metric) && metric?.unit !== 's/km')
      return (judged(metric) === null) === (value === null)
        ? apart(
            measure.id,
            [
              ['page', judged(metric)],
              ['comparison', value],
            ],
            EXACT,
          )
        : [`${measure.id} is judged on one side alone`];
    const fact = FACTS.find(({ measure: id }) => id === measure.id);
    return fact
      ? apart(
          fact.name,
          [
            ['page', fact.page(page)],
            ['comparison', value],
          ],
          fact.within ?? EXACT,
        )
      : [];
  });
}

/** What the chat measures from the samples is what the page shows of the stored analysis. */
function parts({ laps, intervals, climbs = [] }: Analysis, look: CloserLook): string[] {
  const named = [
    ...laps.map((lap) => ['lap', lap] as const),
    ...intervals.map((interval) => ['interval', interval] as const),
    ...climbs.map((climb) => ['climb', climb] as const),
  ];
  return named.flatMap(([name, part]) => {
    const measured = stretchOf(look.ground, part);
    return (['elapsedS', 'movingS', 'avgSpeedMps', 'avgHr', 'avgPowerW'] as const).flatMap((id) =>
      apart(
        `${id} of ${name} ${part.index}`,
        [
          ['page', part[id]],
          ['chat', measured[id]],
        ],
        EXACT,
      ),
    );
  });
}

/** One count of intervals, above the table and in it. */
function repetitions({ analysis: { result } }: WorkoutView, sheet: FactSheet): string[] {
  const rows = result.intervals.filter(({ kind }) => kind === 'work').length;
  return apart(
    'repetitions',
    [
      ['table', rows],
      ['summary', result.intervalSummary?.work?.count ?? 0],
      ['chat', sheet.has('intervals.count') ? sheet.number('intervals.count') : null],
    ],
    0,
  );
}

function valueIn(sheet: FactSheet, key: string): number | null {
  const value = sheet.withKey(key)?.value;
  return typeof value === 'number' ? value : null;
}
