import type { UnitPreferences } from '#kernel/units.js';
import { paceSeconds } from '#coaching/domain/display/quantities.js';
import { quantity, speedOrPace, whole, wholeChange } from '#coaching/domain/facts/draft.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import { DETECTABLE } from '../detectable.js';
import { DELTAS } from '../deltas.js';
import { changeName, differ, leastBetween, sideName, SIDES, type Pair } from './pair.js';

/** The means of one part of both workouts; null where not measured. W or m/s, bpm, s. */
export interface PartMeans {
  readonly output: number | null;
  readonly heartRate: number | null;
  readonly from: number;
  readonly to: number;
}

/** A part that both workouts have, and how it is called. */
export interface LikePart {
  readonly pair: Pair;
  /** `set`, `climb`: the word of its keys. */
  readonly id: string;
  /** `of the work intervals`: behind the name of a value. */
  readonly where: string;
  readonly output: 'power' | 'speed';
  readonly means: Readonly<Record<(typeof SIDES)[number], PartMeans>>;
}

/** Output and heart rate of a part in both workouts, how they changed, and what is noise. */
export function outputChanges(part: LikePart, units: UnitPreferences): (FactDraft | null)[] {
  return [...SIDES.flatMap((which) => levels(part, which, units)), ...changes(part, units)];
}

function levels(
  { pair, id, where, output, means }: LikePart,
  which: (typeof SIDES)[number],
  units: UnitPreferences,
): (FactDraft | null)[] {
  const own = means[which];
  const running = pair.now.workout.family === 'running';
  const at = { from: own.from, to: own.to, channel: output };
  const name = sideName(pair, which, `${id}.output`, {
    label: `Average ${wordOf(output, running)} ${where}`,
    about: ['average', output],
    at,
  });
  return [
    own.output === null
      ? null
      : output === 'power'
        ? whole(name, own.output, 'W')
        : speedOrPace(name, own.output, running, units),
    own.heartRate === null
      ? null
      : whole(
          sideName(pair, which, `${id}.heartRate`, {
            label: `Average heart rate ${where}`,
            about: ['average', 'heartRate'],
            at: { ...at, channel: 'heartRate' },
          }),
          own.heartRate,
          'bpm',
        ),
  ];
}

function changes(
  { pair, id, where, output, means: { then, now } }: LikePart,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const running = pair.now.workout.family === 'running';
  const rule = DETECTABLE[output];
  const name = changeName(
    pair,
    `${id}.output`,
    `${capital(wordOf(output, running))} ${where}`,
    [output],
    differ(rule, then.output, now.output),
  );
  const facts: (FactDraft | null)[] = [];
  if (then.output && now.output) {
    facts.push(
      output === 'power'
        ? DELTAS.whole('W')(name, then.output, now.output, units)
        : DELTAS[running ? 'pace' : 'speed'](name, then.output, now.output, units),
      least({ pair, id, where, output }, [then.output, now.output], units),
    );
  }
  if (then.heartRate !== null && now.heartRate !== null)
    facts.push(
      wholeChange(
        changeName(
          pair,
          `${id}.heartRate`,
          `Heart rate ${where}`,
          ['heartRate'],
          differ(DETECTABLE.heartRate, then.heartRate, now.heartRate),
        ),
        Math.round(now.heartRate) - Math.round(then.heartRate),
        'bpm',
      ),
    );
  return facts;
}

/** What two recordings can tell apart, in the unit of the change. */
function least(
  { pair, id, where, output }: Omit<LikePart, 'means'>,
  [a, b]: readonly [number, number],
  units: UnitPreferences,
): FactDraft | null {
  const running = pair.now.workout.family === 'running';
  const name = {
    ...changeName(
      pair,
      `${id}.output.least`,
      `Least difference in ${wordOf(output, running)} ${where} that can be measured`,
      [output],
    ),
    about: [output],
  };
  const value = leastBetween(DETECTABLE[output], a, b);
  if (output === 'power') return whole(name, Math.ceil(value), 'W');
  if (!running) return null;
  const mean = (a + b) / 2;
  const seconds = Math.ceil(paceSeconds(mean - value, units) - paceSeconds(mean, units));
  const unit = units.pace === 'min/mi' ? 's/mi' : 's/km';
  return quantity(name, seconds, unit, `${seconds} ${unit}`);
}

export function wordOf(output: 'power' | 'speed', running: boolean): string {
  if (output === 'power') return 'power';
  return running ? 'pace' : 'speed';
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
