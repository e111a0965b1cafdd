import { capitalized } from '#coaching/domain/answer/words.js';
import { say, size, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { atOutput } from '../terrain/outputs.js';
import { climbsOf, courseOf, heightOf, mainClimb, overlap, type Slope } from '../terrain/slopes.js';

const KIND = 'structure.course';

/** Slopes count from this share of the highest on; more of them than these are hills (ours). */
const SHARE = 0.35;
const MOST = 6;
/** Together they are at least this share of all metres up and down, and the highest has these. */
const SHARE_OF_ALL = 0.4;
/** And this share of the time. */
const SHARE_OF_TIME = 0.35;
const LEAST_M = 80;
/** The flat between is worth a word from this share of the time on. */
const SHARE_ON_THE_FLAT = 0.3;

/** A course of a few slopes, in their order: up, down and up again. */
export function course(sheet: FactSheet): readonly Finding[] {
  if (sheet.context.shape === 'intervals') return [];
  const slopes = courseOf(sheet, SHARE);
  const all = (sheet.number('climb.gain') ?? 0) + (sheet.number('climb.loss') ?? 0);
  const sum = slopes.reduce((total, one) => total + heightOf(one), 0);
  const highest = Math.max(0, ...slopes.map(heightOf));
  const seconds = slopes.reduce((total, { time }) => total + Number(time?.value ?? 0), 0);
  if (slopes.length < 2 || slopes.length > MOST || highest < LEAST_M) return [];
  if (sum < SHARE_OF_ALL * all) return [];
  if (seconds < SHARE_OF_TIME * (sheet.number('session.duration') ?? 0)) return [];
  const mountain = highest > 400;
  return [
    {
      kind: KIND,
      statement: capitalized(inOrder(slopes)),
      because: [steps(sheet), onTheFlat(sheet) ?? uphill(sheet)],
      surprise: 0.6,
      importance: mountain ? 0.95 : 0.85,
      confidence: 1,
      at: { from: slopes[0]?.at.from ?? 0, to: slopes.at(-1)?.at.to ?? 0 },
      action: again(slopes),
      covers: ['terrain.main-climb'],
    },
  ];
}

/** `225 m and 200 m uphill, 980 m of descent, then 435 m uphill`. */
function inOrder(slopes: readonly Slope[]): string {
  const groups: Slope[][] = [];
  for (const one of slopes) {
    const last = groups.at(-1);
    if (last?.[0]?.way === one.way) last.push(one);
    else groups.push([one]);
  }
  const parts = groups.map((group) => part(group, groups.length <= 3));
  if (parts.length === 1) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')}, then ${parts.at(-1)}`;
}

function part(group: readonly Slope[], whole: boolean): string {
  const [first, ...others] = group;
  if (!first) return '';
  const way = first.way === 'up' ? 'uphill' : 'of descent';
  if (others.length > 0) return `${group.map(({ height }) => say`${height}`).join(' and ')} ${way}`;
  const time = first.time && whole ? say` in ${first.time}` : '';
  return say`${first.height} ${way}${time}${whole ? atOutput(first) : ''}`;
}

/** Several climbs are shared out; a single one has a time to beat. */
function again(slopes: readonly Slope[]): Line {
  const [first, ...others] = slopes.filter(({ way }) => way === 'up');
  if (!first) return null;
  if (others.length > 0 && first.heartRate)
    return say`Next time start uphill below ${first.heartRate}, to have something left for the last metres of height.`;
  return first.time
    ? say`Repeat this climb without a stop, steady from the bottom: ${first.time} is the time to beat.`
    : null;
}

/** What the flat between them was like, early and late. */
function onTheFlat(sheet: FactSheet): string | null {
  const seconds = sheet.number('flat.time') ?? 0;
  const [early, late] = (['early', 'late'] as const).map((part) => ({
    speed: sheet.get(`likeGradient.flat.${part}.speed`),
    heartRate: sheet.get(`likeGradient.flat.${part}.heartRate`),
  }));
  if (!early?.speed || !late?.speed || sheet.context.family !== 'running') return null;
  if (seconds < SHARE_ON_THE_FLAT * (sheet.number('session.duration') ?? 0)) return null;
  const change = sheet.get('likeGradient.flat.change.output');
  const apart =
    change && Math.abs(Number(change.value)) >= 1.5
      ? say`, ${size(change)} ${change.trend === 'up' ? 'faster' : 'slower'}`
      : '';
  return say`On the flat it was ${early.speed}${atOutput(early)} early and ${late.speed}${atOutput(late)} late${apart}.`;
}

/** What the climbs cost early and late, where no power says it. */
function uphill(sheet: FactSheet): string | null {
  const [early, late] = (['early', 'late'] as const).map((part) =>
    sheet.get(`likeGradient.up.${part}.heartRate`),
  );
  if (!early || !late || sheet.has('power.average')) return null;
  return say`Heart rate uphill was ${early} in the first half and ${late} in the second.`;
}

/** The climbs inside the main one, where it rose in steps. */
function steps(sheet: FactSheet): string | null {
  const main = mainClimb(sheet);
  if (!main) return null;
  const inside = climbsOf(sheet).filter(
    (one) =>
      one.key !== main.key && one.key.startsWith('climbs.main') && overlap(one.at, main.at) > 0.9,
  );
  const [first, second] = [...inside].sort((a, b) => a.at.from - b.at.from);
  return first && second && overlap(first.at, second.at) === 0
    ? say`The climb rose in steps, ${first.height}${atOutput(first)} and ${second.height}${atOutput(second)}.`
    : null;
}
