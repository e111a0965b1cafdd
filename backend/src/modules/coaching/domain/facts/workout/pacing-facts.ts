import type { PartStats, Pacing } from '#analysis/analysis.js';
import type { UnitPreferences } from '#kernel/units.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { paceChange, percentChange, speedOrPace, whole, wholeChange } from '../draft.js';
import type { FactDraft } from '../fact.js';

const QUARTERS = ['first', 'second', 'third', 'last'] as const;
const HALVES = ['first', 'second'] as const;
const METHOD = 'engine pacing';

interface Part {
  readonly stats: PartStats;
  readonly name: string;
  readonly key: string;
}

/**
 * Output, heart rate and cadence by quarter and half as they were measured, and how they changed
 * from one part to another. Whether a change may be called a fade is the engine's to say (its
 * metrics `fade` and `splitDifference`).
 */
export function pacingFacts(
  workout: AnalysedWorkout,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const { pacing } = workout.analysis;
  if (pacing === null) return [];
  const teller = new PacingTeller(pacing, workout.family === 'running', units);
  const quarters = parts(pacing.quarters, QUARTERS, 'quarter');
  const halves = parts(pacing.halves, HALVES, 'half');
  return [
    ...quarters.flatMap((part) => teller.levels(part)),
    ...halves.flatMap((part) => teller.levels(part)),
    // The parts of an interval session are meant to differ: a change between them would only invite
    // a verdict.
    ...(workout.analysis.sessionShape === 'intervals'
      ? []
      : [
          ...teller.changes('end', quarters[1], quarters[3]),
          ...teller.changes('start', quarters[1], quarters[0]),
          ...teller.changes('second', halves[0], halves[1]),
        ]),
  ];
}

function parts(
  stats: readonly PartStats[],
  names: readonly string[],
  kind: string,
): (Part | undefined)[] {
  if (stats.length !== names.length) return [];
  return stats.map((part, index) => ({
    stats: part,
    name: `${names[index]} ${kind}`,
    key: `${kind}.${index + 1}`,
  }));
}

class PacingTeller {
  private readonly power: boolean;
  private readonly channel: string;
  private readonly word: string;

  constructor(
    pacing: Pacing,
    private readonly running: boolean,
    private readonly units: UnitPreferences,
  ) {
    this.power = pacing.outputChannel === 'power';
    this.channel = this.power ? 'power' : 'speed';
    this.word = this.power ? 'Power' : running ? 'Pace' : 'Speed';
  }

  levels(part: Part | undefined): (FactDraft | null)[] {
    if (!part) return [];
    const { output, heartRate, cadence } = part.stats;
    const tag = `part:${part.name.replace(' ', '-')}`;
    const name = (what: string, channel: string, label: string) => ({
      key: `pacing.${part.key}.${what}`,
      label: `${label} in the ${part.name}`,
      about: ['average', channel, tag],
      method: METHOD,
      at: { from: part.stats.from, to: part.stats.to, channel },
    });
    return [
      output === null ? null : this.output(name('output', this.channel, this.word), output),
      heartRate === null
        ? null
        : whole(name('heartRate', 'heartRate', 'Heart rate'), heartRate, 'bpm'),
      cadence === null
        ? null
        : whole(name('cadence', 'cadence', 'Cadence'), cadence, this.running ? 'spm' : 'rpm'),
    ];
  }

  /** How `to` differs from `from`. */
  changes(key: string, from: Part | undefined, to: Part | undefined): (FactDraft | null)[] {
    if (!from || !to) return [];
    const at = (channel: string) => ({ from: to.stats.from, to: to.stats.to, channel });
    const name = (what: string, channel: string, label: string) => ({
      key: `pacing.${key}.${what}`,
      label: `${label} in the ${to.name} against the ${from.name}`,
      about: ['change', channel],
      method: METHOD,
      at: at(channel),
    });
    const [a, b] = [from.stats, to.stats];
    const running = !this.power && this.running;
    return [
      a.output && b.output
        ? percentChange(
            name('output', this.channel, running ? 'Speed' : this.word),
            ((b.output - a.output) / a.output) * 100,
          )
        : null,
      a.output && b.output && running
        ? paceChange(name('pace', 'speed', 'Pace'), a.output, b.output, this.units)
        : null,
      // Whole beats are shown, so whole beats are compared, or the difference would not add up for
      // the reader.
      a.heartRate && b.heartRate
        ? wholeChange(
            name('heartRate', 'heartRate', 'Heart rate'),
            Math.round(b.heartRate) - Math.round(a.heartRate),
            'bpm',
          )
        : null,
      a.cadence && b.cadence
        ? wholeChange(
            name('cadence', 'cadence', 'Cadence'),
            Math.round(b.cadence) - Math.round(a.cadence),
            this.running ? 'spm' : 'rpm',
          )
        : null,
    ];
  }

  private output(name: Parameters<typeof whole>[0], value: number): FactDraft | null {
    return this.power
      ? whole(name, value, 'W')
      : speedOrPace(name, value, this.running, this.units);
  }
}
