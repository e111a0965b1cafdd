import { capitalized } from '#coaching/domain/answer/words.js';
import { say, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';

/** Percent of the clock, and of pace with the hills taken out (ours). */
const BY_CLOCK = 2;
const SAME = 1.5;
const SLOWER = 5;
/** In the mountains no two halves are alike. Metres climbed for each kilometre (ours). */
const MOUNTAINS = 40;
/** Shorter halves say little, and a half with fewer beats than this was eased. */
const SHORTEST_S = 1500;
const EASED_BEATS = 4;
/** Equal ground slower by this much: percent. */
const ON_EQUAL_GROUND = 3;

/** The halves of a run by the clock and with the hills taken out. */
export function halves(sheet: FactSheet): readonly Finding[] {
  const [one, two] = [sheet.get('halves.1.time'), sheet.get('halves.2.time')];
  if (!one?.at || !two?.at || sheet.context.shape === 'intervals') return [];
  if ((sheet.number('climb.rate') ?? 0) > MOUNTAINS) return [];
  const clock = (Number(two.value) / Number(one.value) - 1) * 100;
  const graded = changeOf(sheet.get('halves.1.graded'), sheet.get('halves.2.graded'));
  const seen = { sheet, one, two, clock, graded };
  if (graded !== null && clock >= BY_CLOCK && graded >= -SAME) return explained(seen);
  return clock >= SLOWER && (graded ?? -clock) <= -SLOWER ? slower(seen) : [];
}

interface Seen {
  readonly sheet: FactSheet;
  readonly one: Fact;
  readonly two: Fact;
  readonly clock: number;
  readonly graded: number | null;
}

/** The clock says slower, the ground says why. */
function explained({ sheet, one, two }: Seen): readonly Finding[] {
  const [from, to] = [sheet.get('halves.1.graded'), sheet.get('halves.2.graded')];
  if (!from || !to) return [];
  return [
    {
      kind: 'terrain.halves.explained',
      statement: say`The second half took ${two} against ${one}, but the hills explain that: without them it was ${to} against ${from}`,
      because: [],
      surprise: 0.5,
      importance: 0.6,
      confidence: 0.8,
      at: spanOf(two),
      covers: ['cost.fade'],
    },
  ];
}

/** Slower on equal ground as well, and not for an easier effort. */
function slower({ sheet, one, two }: Seen): readonly Finding[] {
  if (Number(one.value) < SHORTEST_S || eased(sheet)) return [];
  const ground = equalGround(sheet);
  const known = groundKnown(sheet, ground !== null);
  if (known === null) return [];
  const kind = 'terrain.halves.slower';
  return [
    {
      kind,
      statement: worded(sheet, kind, [
        say`The second half took ${two} against ${one} for the first, ${known}`,
        say`You paid for the first half: ${one}, then ${two}, ${known}`,
        say`The start was faster than the day allowed: ${one} for the first half, ${two} for the second, ${known}`,
      ]),
      because: [ground, early(sheet)],
      surprise: 0.8,
      importance: Number(one.value) >= 3600 ? 0.95 : 0.8,
      confidence: ground === null ? 0.7 : 0.9,
      at: spanOf(two),
      action: startSlower(sheet),
      covers: ['cost.fade', 'terrain.like-ground'],
    },
  ];
}

/** An easier second half costs fewer beats: no fade. */
function eased(sheet: FactSheet): boolean {
  const [one, two] = [sheet.number('halves.1.heartRate'), sheet.number('halves.2.heartRate')];
  return one !== null && two !== null && two < one - EASED_BEATS;
}

/** What is known of the ground; null where the clock alone speaks. */
function groundKnown(sheet: FactSheet, equal: boolean): string | null {
  if (equal) return 'slower on equal ground too';
  const [from, to] = [sheet.get('halves.1.graded'), sheet.get('halves.2.graded')];
  if (from && to) return say`${to} against ${from} without the hills`;
  return sheet.context.indoor ? 'on level ground' : null;
}

function equalGround(sheet: FactSheet): Line {
  const parts = (['flat', 'up'] as const).flatMap((band) => {
    const early = sheet.get(`likeGradient.${band}.early.speed`);
    const late = sheet.get(`likeGradient.${band}.late.speed`);
    const change = changeOf(early, late);
    if (!early || !late || change === null || change > -ON_EQUAL_GROUND) return [];
    return [say`${band === 'flat' ? 'on the flat' : 'uphill'} pace went from ${early} to ${late}`];
  });
  if (parts.length === 0) return null;
  return capitalized(`${parts.join(', and ')}.`);
}

/** The best ten kilometres of a long run came first. */
function early(sheet: FactSheet): Line {
  const best = sheet.get('efforts.10000.time');
  const all = sheet.number('session.distance') ?? 0;
  const half = sheet.get('halves.1.time')?.at;
  if (!best?.at || !half || all < 30_000 || best.at.to > half.to) return null;
  return say`The start was fast for such a day: your best 10 km, ${best}, came in the first half.`;
}

function startSlower(sheet: FactSheet): Line {
  const late = sheet.get('likeGradient.flat.late.speed');
  if (late) return say`Start the next one at ${late} on the flat, the pace you had left later.`;
  const even = sheet.get('halves.2.graded') ?? sheet.get('speed.average');
  return even ? say`Start the next one closer to ${even}, and keep that to the end.` : null;
}

function spanOf({ at }: Fact) {
  return { from: at?.from ?? 0, to: at?.to ?? 0 };
}

/** Percent of speed. */
function changeOf(from: Fact | undefined, to: Fact | undefined): number | null {
  return from && to ? (Number(to.value) / Number(from.value) - 1) * 100 : null;
}
