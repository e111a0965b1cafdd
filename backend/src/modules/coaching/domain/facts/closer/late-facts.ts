import { rowsOf } from '#analysis/recording/grid.js';
import { meanOf } from '#analysis/math/statistics.js';
import type { Span } from '#analysis/recording/recording.js';
import type { UnitPreferences } from '#kernel/units.js';
import { shownNumber } from '#coaching/domain/display/number.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { percentChange, quantity, type FactName } from '../draft.js';
import type { FactDraft, UnknownDraft } from '../fact.js';
import type { CloserLook } from './closer-look.js';
import { meanWhere } from './rows.js';
import { stretchOf, type Stretch } from './stretch.js';
import { stretchFacts } from './stretch-facts.js';

/** The heart settles first; what comes before says nothing about wear. */
const WARM_UP_S = 600;
/** Under this there is no late part to speak of (ours). */
const SHORTEST_S = 3600;
const EVEN_SHAPES = ['steady', 'rolling', 'race'];
const METHOD = 'last third against first third, without the first 10 min';

/** Early and late in a long even session: output, heart rate, and output for each beat. */
export function lateFacts(
  workout: AnalysedWorkout,
  { ground }: CloserLook,
  units: UnitPreferences,
): { readonly facts: (FactDraft | null)[]; readonly unknowns: UnknownDraft[] } {
  const { grid } = ground;
  const end = grid.time[grid.length - 1] ?? 0;
  const unknown = (reason: string) => ({
    facts: balanceFacts(workout, ground),
    unknowns: [{ key: 'durability', label: 'Durability, late against early', reason }],
  });
  if (workout.durationS < SHORTEST_S)
    return unknown('a session under an hour has no late part to compare');
  if (!EVEN_SHAPES.includes(workout.analysis.sessionShape))
    return unknown('early and late compare only in sessions that were meant to be even');
  const third = (end - WARM_UP_S) / 3;
  const early = stretchOf(ground, { from: WARM_UP_S, to: WARM_UP_S + third });
  const late = stretchOf(ground, { from: end - third, to: end });
  const running = workout.family === 'running';
  const parts = ['power', 'graded', 'heartRate', 'cadence'] as const;
  return {
    facts: [
      ...stretchFacts(
        early,
        { key: 'durability.early', of: 'the first third after the warm-up', method: METHOD },
        parts,
        running,
        units,
      ),
      ...stretchFacts(
        late,
        { key: 'durability.late', of: 'the last third', method: METHOD },
        parts,
        running,
        units,
      ),
      ...apart(early, late, ground, running),
      ...balanceFacts(workout, ground),
    ],
    unknowns: [],
  };
}

function apart(
  early: Stretch,
  late: Stretch,
  ground: CloserLook['ground'],
  running: boolean,
): (FactDraft | null)[] {
  const name = (key: string, label: string, about: string): FactName => ({
    key: `durability.change.${key}`,
    label: `${label} in the last third against the first`,
    about: ['change', about],
    method: METHOD,
    at: { from: late.from, to: late.to, channel: running ? 'speed' : 'power' },
  });
  const [from, to] = [effortOf(ground, early), effortOf(ground, late)];
  // A ride without power says nothing by its speed.
  if (from === null || to === null || from <= 0 || (!running && ground.output?.channel !== 'power'))
    return [];
  return [
    percentChange(
      name('output', running ? 'Grade-adjusted speed' : 'Power', running ? 'speed' : 'power'),
      (to / from - 1) * 100,
    ),
    early.avgHr === null || late.avgHr === null
      ? null
      : percentChange(
          name(
            'efficiency',
            running ? 'Speed for each heart beat' : 'Power for each heart beat',
            'efficiency',
          ),
          (to / late.avgHr / (from / early.avgHr) - 1) * 100,
        ),
  ];
}

function effortOf({ grid, output }: CloserLook['ground'], span: Span): number | null {
  const { from, to } = rowsOf(grid, span);
  return output?.levelled ? meanOf(output.effort, from, to) : null;
}

/**
 * The right leg's share early and late, where the meter measures both legs; the left leg's is the
 * rest.
 */
function balanceFacts(
  { analysis, family }: AnalysedWorkout,
  { grid }: CloserLook['ground'],
): (FactDraft | null)[] {
  const { rightBalance: right, power } = grid.channels;
  if (
    right === undefined ||
    power === undefined ||
    family !== 'cycling' ||
    !analysis.metrics['rightBalance']?.applicable
  )
    return [];
  const pushing = (row: number): boolean => (power[row] as number) > 0;
  const middle = Math.floor(grid.length / 2);
  const share = (half: 1 | 2): number | null =>
    meanWhere(right, (row) => pushing(row) && row < middle === (half === 1), 0);
  return ([1, 2] as const).map((half) => {
    const value = share(half);
    const name: FactName = {
      key: `power.balance.right.half.${half}`,
      label: `Share of the power from the right leg in the ${half === 1 ? 'first' : 'second'} half`,
      about: ['balance', `part:${half === 1 ? 'first' : 'second'}-half`],
      method: 'power meter, right leg named',
      quality: 'derived',
    };
    return value === null ? null : quantity(name, value, '%', `${shownNumber(value, 1)}%`);
  });
}
