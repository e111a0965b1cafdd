import { say, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';

/** So long in the highest zone is worth its own figure (ours). Seconds. */
const TOP_S = 240;
/** The first quarter is this far under the others, which lie this close together (ours). bpm */
const BELOW = 8;
const TOGETHER = 7;

/** How long the heart worked hard, in all and in its highest zone. */
export function inTheTop(sheet: FactSheet, time: Fact): string {
  const top = sheet.get('zones.heartRate.5.time');
  const highest = top && Number(top.value) >= TOP_S ? say`, ${top} of it in zone 5` : '';
  return say`It was in zone 4 or above for ${time}${highest}.`;
}

/** Heart rate that rose in the first quarter and then stayed where it was. */
export function courseOfHeart(sheet: FactSheet): Line {
  const [first, ...others] = quarters(sheet);
  const inOrder = [...others].sort((a, b) => Number(a.value) - Number(b.value));
  const [low, high] = [inOrder[0], inOrder.at(-1)];
  if (!first || others.length < 3 || !low || !high) return null;
  const settled = Number(high.value) - Number(low.value) <= TOGETHER;
  if (!settled || Number(low.value) - Number(first.value) < BELOW) return null;
  return low.display === high.display
    ? say`Heart rate began at ${first} and then stayed at ${high}.`
    : say`Heart rate began at ${first} and then stayed at ${low} to ${high}.`;
}

function quarters(sheet: FactSheet): readonly Fact[] {
  return ([1, 2, 3, 4] as const).flatMap(
    (quarter) => sheet.get(`pacing.quarter.${quarter}.heartRate`) ?? [],
  );
}
