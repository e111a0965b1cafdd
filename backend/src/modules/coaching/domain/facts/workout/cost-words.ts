import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type {
  EffortCost,
  EffortQuarter,
  HeartRateRise,
  MatchedCost,
} from '#analysis/cost/cost.types.js';
import type { Span } from '#analysis/recording/recording.js';
import type { UnitPreferences } from '#kernel/units.js';
import { shownNumber } from '#coaching/domain/display/number.js';
import { shownPace, shownSpeed } from '#coaching/domain/display/quantities.js';
import { channelOf, text, whole, wholeChange, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';

const METHOD = 'engine cost';

/** What an effort is called in labels, and where it was. */
export interface NamedEffort {
  readonly key: string;
  /** `work interval 2`, `10 min at 200 W`. */
  readonly of: string;
  readonly span: Span;
}

export function costNamer({ key, of, span }: NamedEffort) {
  return (what: string, label: string, about: readonly string[]): FactName => ({
    key: `${key}.${what}`,
    label: `${label} of ${of}`,
    about,
    method: METHOD,
    quality: 'derived',
    at: { from: span.from, to: span.to, channel: channelOf(about, 'heartRate') },
  });
}

/** How outputs of this workout are shown. */
export interface OutputWords {
  readonly kind: 'power' | 'speed' | 'pace';
  readonly units: UnitPreferences;
}

export function outputWords(
  { family, analysis }: AnalysedWorkout,
  units: UnitPreferences,
): OutputWords {
  const pace = family === 'running';
  return { kind: pace ? 'pace' : (analysis.cost?.channel ?? 'power'), units };
}

/** `200 W`, `4:10 /km` or `31.2 km/h`. */
export function outputShown(output: number, { kind, units }: OutputWords): string | null {
  if (kind === 'power') return `${shownNumber(output)} W`;
  return kind === 'pace' ? shownPace(output, units) : shownSpeed(output, units);
}

const OUTPUT_LABELS = {
  power: 'Power',
  speed: 'Speed',
  pace: 'Pace at like effort on the flat',
} as const;

/** `188 to 240 W`, or the paces of a run, the faster first. */
export function bandShown({ channel, low, high }: MatchedCost, units: UnitPreferences): string {
  if (channel === 'power') return `${shownNumber(low)} to ${shownNumber(high)} W`;
  return `${shownPace(high, units) ?? ''} to ${shownPace(low, units) ?? ''}`;
}

/** What is too little to be a trend is the same, however the numbers round. */
export function ofTrend(fact: FactDraft, same: boolean): FactDraft {
  return same ? { ...fact, trend: 'same' } : fact;
}

/** Heart rate from minute two to the last minute, and the cadence that collapsed with it. */
export function riseFacts(named: NamedEffort, rise: HeartRateRise): (FactDraft | null)[] {
  if (rise.verdict === 'unclear' || rise.verdict === 'not_higher') return [];
  const name = costNamer(named);
  const { cadence } = rise;
  return [
    whole(name('rise.from', 'Heart rate after two minutes', ['heartRate']), rise.from, 'bpm'),
    whole(name('rise.to', 'Heart rate in the last minute', ['heartRate']), rise.to, 'bpm'),
    ofTrend(
      wholeChange(
        name('rise.change', 'Change of heart rate in the course', ['change', 'heartRate']),
        Math.round(rise.to) - Math.round(rise.from),
        'bpm',
      ),
      rise.verdict === 'same',
    ),
    ...(cadence?.verdict === 'collapsed'
      ? [
          whole(
            name('cadence.from', 'Cadence after two minutes', ['cadence']),
            cadence.from,
            'rpm',
          ),
          whole(name('cadence.to', 'Cadence in the last minute', ['cadence']), cadence.to, 'rpm'),
        ]
      : []),
  ];
}

/** Output, heart rate and cadence of the four quarters, as lists: `218, 201, 190 and 192 W`. */
export function quarterFacts(
  named: NamedEffort,
  { quarters = [] }: EffortCost,
  words: OutputWords,
): (FactDraft | null)[] {
  const name = costNamer(named);
  const list = (
    what: string,
    label: string,
    shown: readonly (string | null)[],
  ): FactDraft | null =>
    shown.length === 0 || shown.includes(null)
      ? null
      : text(
          name(`quarters.${what}`, `${label} in the quarters`, [what]),
          `${shown.slice(0, -1).join(', ')} and ${shown.at(-1) ?? ''}`,
        );
  const wholes = (read: (quarter: EffortQuarter) => number | null, unit: string) =>
    quarters.map((quarter) => {
      const value = read(quarter);
      return value === null ? null : `${shownNumber(value)} ${unit}`;
    });
  return [
    list(
      words.kind === 'power' ? 'power' : 'speed',
      OUTPUT_LABELS[words.kind],
      quarters.map(({ output }) => (output === null ? null : outputShown(output, words))),
    ),
    list(
      'heartRate',
      'Heart rate',
      wholes(({ heartRate }) => heartRate, 'bpm'),
    ),
    list(
      'cadence',
      'Cadence',
      wholes(({ cadence }) => cadence, words.kind === 'pace' ? 'spm' : 'rpm'),
    ),
  ];
}
