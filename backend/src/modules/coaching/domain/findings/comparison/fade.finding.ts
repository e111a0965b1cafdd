import { say, size, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { later, ofBoth, on, pairsIn, type SidePair } from './sides.js';

/** The last quarter lost so much more in one of them, percentage points (ours). */
const CLEAR = 5;
/** Nobody notices a loss or a gain under this. */
const NOTICED = 4;

/** The output in the last quarter: lost, held or raised in one and not so in the other. */
export function fades(sheet: FactSheet): readonly Finding[] {
  return pairsIn(sheet)
    .flatMap((pair) => ofPair(sheet, pair) ?? [])
    .slice(0, 1);
}

function ofPair(sheet: FactSheet, pair: SidePair): Finding | null {
  const { key, then, now } = pair;
  const [after, before] = [now, then].map(({ name }) => sheet.get(`${name}.pacing.fade.output`));
  if (!after || !before || sheet.unknown(key)) return null;
  const difference = Number(after.value) - Number(before.value);
  if (Math.abs(difference) < CLEAR) return null;
  const lost = Math.min(Number(after.value), Number(before.value)) <= -NOTICED;
  if (!lost && Math.max(Number(after.value), Number(before.value)) < NOTICED) return null;
  const better = difference > 0;
  const what = after.about.includes('power') ? 'power' : 'speed';
  return {
    kind: 'cost.fade',
    statement: `${headOf(better, lost)} in ${later(sheet)}: ${ofBoth(
      sheet,
      pair,
      (which, _side, place) => {
        const value = against(which === 'now' ? after : before);
        return place === 0 ? `${what} in the last quarter was ${value} than in the second` : value;
      },
    )}`,
    because: [],
    surprise: lost ? 0.75 : 0.65,
    importance: 0.8,
    confidence: 0.9,
    ...(after.at && { at: after.at }),
    action: lost ? start(sheet, better ? now : then, better ? then : now) : null,
  };
}

function headOf(better: boolean, lost: boolean): string {
  if (lost) return better ? 'Less fade' : 'More fade';
  return better ? 'A stronger end' : 'A weaker end';
}

function against(change: Fact): string {
  return say`${size(change)} ${Number(change.value) < 0 ? 'lower' : 'higher'}`;
}

/** The start that was held to the end. */
function start(sheet: FactSheet, held: SidePair['now'], faded: SidePair['now']): Line {
  const [good, bad] = [held, faded].map(({ name }) => sheet.get(`${name}.pacing.quarter.1.output`));
  return good && bad && Number(good.value) < Number(bad.value)
    ? say`Start the next one at ${good}, as ${on(sheet, held)}, and not at ${bad}.`
    : 'Start the next one so that you could still speed up in the last quarter.';
}
