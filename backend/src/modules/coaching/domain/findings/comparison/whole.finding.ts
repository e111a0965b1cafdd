import { say, size, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { weather } from './because.js';
import { noun, ofBoth, pairsIn, type SidePair } from './sides.js';
import { gradeOf, isSame, verdictOf, type Verdict } from './verdict.js';

/** Two sessions of one kind on different ground: the whole effort and its heart rate. */
export function whole(sheet: FactSheet): readonly Finding[] {
  return pairsIn(sheet)
    .flatMap((pair) => ofPair(sheet, pair) ?? [])
    .slice(0, 1);
}

interface Output {
  readonly change: Fact;
  readonly now: Fact;
  readonly then: Fact;
  /** Behind the value: ` normalized power`. */
  readonly word: string;
}

function ofPair(sheet: FactSheet, pair: SidePair): Finding | null {
  const { key } = pair;
  const output = outputOf(sheet, pair);
  if (!output || sheet.unknown(key)) return null;
  const cost = sheet.get(`${key}.heartRate`);
  const verdict = verdictOf(gradeOf(output.change) ?? 0, gradeOf(cost), {
    what: output.change.about.includes('power') ? 'power' : 'speed',
    noun: noun(sheet),
    same: 'The same effort',
  });
  const beats = (side: SidePair['now']) => {
    const rate = cost && sheet.get(`${side.name}.heartRate.average`);
    return rate ? say` at ${rate}` : '';
  };
  return {
    kind: 'past.whole',
    statement: say`${headOf(verdict, noun(sheet))} by ${output.word}${verdict.tail}: ${ofBoth(sheet, pair, (which, side) => say`${output[which]}${beats(side)}`)}`,
    because: [difference(output.change), weather(sheet, pair, verdict.cost)],
    surprise: isOtherEffort(verdict) ? 0.5 : verdict.surprise,
    importance: 0.7,
    confidence: cost ? 0.85 : 0.7,
    action: advice(verdict, output.now),
  };
}

function outputOf(sheet: FactSheet, { key, now, then }: SidePair): Output | null {
  const rows = [
    ['normalizedPower', 'power.normalized', 'normalized power'],
    ['power', 'power.average', 'average power'],
    ['gradeAdjustedPace', 'speed.graded', 'grade-adjusted pace'],
    ['pace', 'speed.average', 'pace'],
  ] as const;
  for (const [id, own, word] of rows) {
    const change = sheet.get(`${key}.${id}`);
    const [after, before] = [sheet.get(`${now.name}.${own}`), sheet.get(`${then.name}.${own}`)];
    if (change && after && before) return { change, now: after, then: before, word };
  }
  return null;
}

function difference(change: Fact): Line {
  if (Number(change.value) === 0) return null;
  return isSame(change)
    ? say`The difference of ${size(change)} is within what two recordings can tell apart.`
    : say`The difference is ${size(change)}, beyond what the sensors alone would make.`;
}

/** More for more is a harder day, not a fitter one. */
function isOtherEffort({ output, cost }: Verdict): boolean {
  return output !== 0 && output === cost;
}

function headOf(verdict: Verdict, session: 'ride' | 'run'): string {
  if (!isOtherEffort(verdict)) return verdict.head;
  return `The later ${session} was ${verdict.output > 0 ? 'harder' : 'easier'}`;
}

function advice(verdict: Verdict, now: Fact): Line {
  const { output, cost } = verdict;
  if (isOtherEffort(verdict))
    return `For a change in fitness, compare days of like effort: these show that you went ${output > 0 ? 'harder' : 'easier'}.`;
  if (output > 0 && cost !== null)
    return say`Make ${now} the new level of this session while heart rate stays where it was.`;
  if (output <= 0 && cost === 1)
    return 'Look at the next easy day: if heart rate is high there too, rest before the next hard session.';
  return null;
}
