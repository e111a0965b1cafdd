import { say, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';
import { setOf } from './reps.js';

/** Repetitions over a way and no time: pressed, alike within so much and not to the second. */
const FEWEST = 5;
const SHORTEST_S = 60;
const LONGEST_S = 180;
const EVEN_S = 4;
const EVEN_SHARE = 0.03;
/** Paces that scatter so much over even times are the error of GPS over a short way (ours). % */
const SCATTER = 5;

/** Many short repetitions on foot in even times, which their paces by GPS hide. */
export function evenTimes(sheet: FactSheet): readonly Finding[] {
  const seen = setOf(sheet);
  const times = ofEach(sheet, 'time');
  if (!seen?.pattern || sheet.context.family !== 'running' || times.length < FEWEST) return [];
  if (sheet.context.intervalSource !== 'manual_laps' || times.length !== seen.count) return [];
  const [shortest, longest] = ends(times);
  if (!shortest || !longest || !isEven(Number(shortest.value), Number(longest.value))) return [];
  if (Math.abs(Number(seen.spread?.value ?? 0)) < SCATTER) return [];
  return [
    {
      kind: 'structure.set.even-times',
      statement: worded(sheet, 'structure.set.even-times', [
        say`${seen.pattern}, and strikingly even: each took between ${shortest} and ${longest}`,
        say`You ran ${seen.pattern} like clockwork, between ${shortest} and ${longest} each`,
      ]),
      because: [pace(seen.output), heart(sheet)],
      surprise: 0.75,
      importance: 0.95,
      confidence: 0.9,
      ...(seen.spread?.at && { at: seen.spread.at }),
      action: 'Keep these times and add repetitions before you add speed, or go to longer ones.',
      covers: ['structure.set', 'cost.set', 'terrain.even-splits'],
    },
  ];
}

function ends(times: readonly Fact[]): readonly [Fact | undefined, Fact | undefined] {
  const sorted = [...times].sort((a, b) => Number(a.value) - Number(b.value));
  return [sorted[0], sorted.at(-1)];
}

function isEven(shortest: number, longest: number): boolean {
  const apart = longest - shortest;
  return (
    shortest >= SHORTEST_S &&
    longest <= LONGEST_S &&
    apart >= 1 &&
    apart <= Math.max(EVEN_S, EVEN_SHARE * longest)
  );
}

function pace(output: Fact | null): Line {
  return output
    ? say`The pace was ${output} on average; over so short a way, GPS scatters more than you did.`
    : null;
}

function heart(sheet: FactSheet): Line {
  const peaks = ofEach(sheet, 'heartRateMax');
  const [low, high] = ends(peaks);
  return low && high && low !== high
    ? say`Heart rate rose to between ${low} and ${high} each time.`
    : null;
}

/** One fact of each repetition, in their order. */
function ofEach(sheet: FactSheet, what: 'time' | 'heartRateMax'): readonly Fact[] {
  const facts: Fact[] = [];
  for (let at = 1; ; at++) {
    const fact = sheet.get(`intervals.rep.${at}.${what}`);
    if (!fact) return facts;
    facts.push(fact);
  }
}
