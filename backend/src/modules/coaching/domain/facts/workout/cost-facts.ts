import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { CostVerdict, EffortCost, MatchedCost } from '#analysis/cost/cost.types.js';
import type { UnitPreferences } from '#kernel/units.js';
import { spokenDuration } from '#coaching/domain/display/duration.js';
import { duration, quantity, text, whole, wholeChange, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';
import { longCostFacts } from './cost-long-facts.js';
import { setCostFacts } from './cost-set-facts.js';
import {
  bandShown,
  ofTrend,
  outputShown,
  outputWords,
  riseFacts,
  type OutputWords,
} from './cost-words.js';

const METHOD = 'engine cost';

/** What heart rate did at like output; `unclear` is no fact. */
const VERDICTS: Readonly<Record<Exclude<CostVerdict, 'unclear'>, string>> = {
  higher: 'higher late than early',
  slightly_higher: 'slightly higher late than early, under 5 %',
  same: 'the same early and late',
  not_higher: 'no higher late than early',
  slightly_lower: 'slightly lower late than early',
  lower: 'lower late than early',
};

const CHANGE = ['change', 'heartRate'];

/**
 * What the output cost: heart rate at like output, over repetitions, climbs and minutes of constant
 * output, late best powers and hours.
 */
export function costFacts(workout: AnalysedWorkout, units: UnitPreferences): (FactDraft | null)[] {
  const { cost } = workout.analysis;
  if (cost === undefined) return [];
  const words = outputWords(workout, units);
  return [
    ...('reason' in cost.matched ? [] : matchedFacts(cost.matched, units)),
    ...setCostFacts(workout, units),
    ...cost.holds.flatMap((hold, at) => holdFacts(hold, at + 1, words)),
    ...longCostFacts(workout, units),
  ];
}

function matchedFacts(matched: MatchedCost, units: UnitPreferences): (FactDraft | null)[] {
  const { parts, change, channel } = matched;
  const [early, late] = [parts[0], parts.at(-1)];
  if (early === undefined || late === undefined || change.verdict === 'unclear') return [];
  const band = bandShown(matched, units);
  const name = (what: string, label: string, span: { from: number; to: number }): FactName => ({
    key: `cost.like.${what}`,
    label,
    about: ['average', 'heartRate'],
    method: METHOD,
    quality: 'derived',
    at: { from: span.from, to: span.to, channel: 'heartRate' },
  });
  const both = { from: early.from, to: late.to };
  const like = channel === 'power' ? 'like power' : 'like pace';
  return [
    text(name('verdict', `Heart rate at ${like}`, both), VERDICTS[change.verdict]),
    whole(name('early', `Heart rate at ${band}, early`, early), early.heartRate, 'bpm'),
    whole(name('late', `Heart rate at ${band}, late`, late), late.heartRate, 'bpm'),
    change.verdict === 'not_higher'
      ? null
      : ofTrend(
          wholeChange(
            { ...name('change', `Change of heart rate at ${band}`, both), about: CHANGE },
            Math.round(late.heartRate) - Math.round(early.heartRate),
            'bpm',
          ),
          change.verdict === 'same',
        ),
  ];
}

function holdFacts(hold: EffortCost, place: number, words: OutputWords): (FactDraft | null)[] {
  const { output, rise } = hold;
  const shown = output === null ? null : outputShown(output, words);
  if (rise === undefined || shown === null) return [];
  const of = `${spokenDuration(hold.to - hold.from)} at ${shown}`;
  const rises = riseFacts({ key: `cost.hold.${place}`, of, span: hold }, rise);
  return rises.length === 0 ? [] : [...heldFacts(hold, place, words), ...rises];
}

/** How long constant output was held, and what it was. */
function heldFacts(hold: EffortCost, place: number, words: OutputWords): (FactDraft | null)[] {
  const { from, to, output } = hold;
  const shown = output === null ? null : outputShown(output, words);
  const channel = words.kind === 'power' ? 'power' : 'speed';
  const name = (what: string, label: string, about: readonly string[]): FactName => ({
    key: `cost.hold.${place}.${what}`,
    label,
    about,
    method: METHOD,
    quality: 'derived',
    at: { from, to, channel },
  });
  return [
    duration(name('length', 'Longest time at constant output', ['time']), to - from),
    output === null || shown === null
      ? null
      : quantity(
          name('output', 'Output that was held constant', ['average', channel]),
          output,
          words.kind === 'power' ? 'W' : 'm/s',
          shown,
        ),
  ];
}
