import { say, size } from '#coaching/domain/answer/say.js';
import type { QueryResult } from '../found.js';
import { measure, measureAll } from '../measured.js';
import { SPAN_METRICS } from '../metrics/span-metric.js';
import { combined } from '../series/combined.js';
import type { Part } from '../series/part.js';
import type { Ranked } from './extreme.js';
import { comparable } from './order.js';
import { changeOf } from './change-of.js';

/** A smaller change of the mean is no turn, in percent (ours). */
const LEAST_CHANGE = 3;

/** "Where did the wheels come off?": the place that parts the session most clearly in two. */
export function onsetOf({ parts, metric, shown }: Ranked): QueryResult {
  const spec = SPAN_METRICS[metric];
  const all = measureAll(comparable(parts, metric), spec, shown).map(({ part }) => part);
  const values = all.map(({ stretch }) => spec.read(stretch, shown) ?? 0);
  const at = turnOf(values);
  if (at === null) return { refused: `${spec.noun(shown)} did not change at any one place` };
  const first = all[at] as Part;
  const before = measure(together(all.slice(0, at), `before ${first.name}`), spec, shown);
  const after = measure(
    together(all.slice(at), `from ${first.name.replace(/ to .*$/, '')} on`),
    spec,
    shown,
  );
  if (!before || !after) return { refused: `no ${spec.noun(shown)} was recorded` };
  const change = changeOf(before, after, metric, shown);
  const word = after.value > before.value ? 'up' : 'down';
  return {
    facts: [before.fact, after.fact, change],
    focus: first,
    main: after.fact,
    answer: (placed) => ({
      finding: [
        say`From ${first.name.replace(/ to .*$/, '')} on your ${spec.noun(shown)} was ${placed(after.fact)}, against ${placed(before.fact)} before.`,
        say`That is ${size(placed(change))} ${wordFor(metric, word)}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

function wordFor(metric: string, word: 'up' | 'down'): string {
  if (metric === 'speed' || metric === 'graded') return word === 'up' ? 'faster' : 'slower';
  return word === 'up' ? 'higher' : 'lower';
}

function together(parts: readonly Part[], name: string): Part {
  const stretch = combined(parts.map((part) => part.stretch));
  const { from, to } = stretch;
  return { from, to, key: name.replaceAll(' ', '.'), name, stretch, kind: null, fragment: false };
}

/** Where the means before and after differ most for their number; null without a clear change. */
function turnOf(values: readonly number[]): number | null {
  const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
  let [best, place] = [0, 0];
  for (let at = 1; at < values.length; at++) {
    const [before, after] = [values.slice(0, at), values.slice(at)];
    const between =
      (before.length * after.length * (mean(after) - mean(before)) ** 2) / values.length;
    if (between > best) [best, place] = [between, at];
  }
  if (place === 0) return null;
  const change = mean(values.slice(place)) / mean(values.slice(0, place)) - 1;
  return Math.abs(change) * 100 >= LEAST_CHANGE ? place : null;
}
