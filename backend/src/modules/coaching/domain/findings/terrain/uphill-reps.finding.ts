import { list } from '#coaching/domain/answer/words.js';
import { say } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** Slower by this share, with this much more climbing than the fastest has, metres (ours). */
const SLOWER = 0.04;
const MORE_M = 5;

interface Rep {
  readonly number: number;
  readonly pace: Fact;
  readonly climb: Fact;
}

/** Work intervals that were slower because they go uphill. */
export function uphillReps(sheet: FactSheet): readonly Finding[] {
  const count = sheet.number('intervals.count') ?? 0;
  // Where power shows that the effort was even, the set itself says it.
  const even = (sheet.number('intervals.spread') ?? 100) <= 5 && sheet.has('intervals.paceAsRun');
  if (sheet.context.family !== 'running' || count < 2 || even) return [];
  const reps = Array.from({ length: count }, (_, index) => index + 1).flatMap((number) => {
    const pace = sheet.get(`intervals.rep.${number}.output`);
    const climb = sheet.get(`intervals.rep.${number}.climb`);
    return pace && climb ? [{ number, pace, climb }] : [];
  });
  const [fastest] = [...reps].sort((a, b) => Number(b.pace.value) - Number(a.pace.value));
  if (!fastest) return [];
  const uphill = reps.filter((rep) => slowerUphill(rep, fastest));
  const [first] = uphill;
  const level = reps.filter((rep) => !uphill.includes(rep));
  if (!first?.pace.at || Math.min(...uphill.map(climbed)) <= Math.max(...level.map(climbed)))
    return [];
  const paces = list(uphill.map(({ pace }) => say`${pace}`));
  const climbs = list(uphill.map(({ climb }) => say`${climb}`));
  return [
    {
      kind: 'terrain.uphill-reps',
      statement: say`The slower intervals go uphill: ${paces} with ${climbs} of climbing, against ${fastest.pace} with ${fastest.climb}, so no fade`,
      because: [],
      surprise: 0.8,
      importance: 0.9,
      confidence: 0.9,
      at: { from: first.pace.at.from, to: uphill.at(-1)?.pace.at?.to ?? first.pace.at.to },
      action: 'Run the next set on flat ground, so that all of its intervals compare by pace.',
      covers: ['cost.set', 'cost.fade', 'structure.set.faded'],
    },
  ];
}

function climbed({ climb }: Rep): number {
  return Number(climb.value);
}

function slowerUphill(rep: Rep, fastest: Rep): boolean {
  return (
    Number(rep.pace.value) <= (1 - SLOWER) * Number(fastest.pace.value) &&
    climbed(rep) >= climbed(fastest) + MORE_M
  );
}
