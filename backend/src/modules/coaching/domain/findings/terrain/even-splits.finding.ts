import { say, size, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';
import { byPace, secondsOf, splitsOf, spreadOf, type Split } from './splits.js';

/** Splits so close together are even; on ground as flat as this (ours). */
const EVEN = 0.065;
const FLAT_PERCENT = 1;
const FEWEST = 4;
/** A first split so much faster than the rest was a fast start (ours). */
const FAST_START = 0.025;
/** Faster from split to split: each may give back this much. Seconds for a metre. */
const GIVE = 0.004;

/** Even pace over level ground, kilometre by kilometre, or a little faster each time. */
export function evenSplits(sheet: FactSheet): readonly Finding[] {
  const splits = splitsOf(sheet);
  const rest = splits.slice(1);
  if (splits.length < FEWEST || splits.some(({ grade }) => Math.abs(grade ?? 0) > FLAT_PERCENT))
    return [];
  if (spreadOf(rest) > EVEN || spreadOf(splits) > 2 * EVEN) return [];
  return [
    isProgressive(splits) ? progressive(sheet, splits) : even(sheet, rest),
    ...fastStart(sheet, splits),
  ];
}

function progressive(sheet: FactSheet, splits: readonly Split[]): Finding {
  const [first, middle, last] = [splits[0], splits[Math.floor(splits.length / 2)], splits.at(-1)];
  const [from, mid, to] = [first?.pace ?? '', middle?.pace ?? '', last?.pace ?? ''];
  const kind = 'terrain.even-splits.progressive';
  return {
    kind,
    statement: worded(sheet, kind, [
      say`Very even and a little faster all the way: ${from} at first, ${mid} in the middle, ${to} at the end`,
      say`A steady run that got slightly faster: from ${from} over ${mid} to ${to}`,
    ]),
    because: [],
    surprise: 0.65,
    importance: 0.85,
    confidence: 1,
    at: { from: first?.pace.at?.from ?? 0, to: last?.pace.at?.to ?? 0 },
    action: say`Good pacing: begin the next easy run slower than ${from} and keep the same rise.`,
    covers: ['terrain.halves', 'cost.fade'],
  };
}

function even(sheet: FactSheet, rest: readonly Split[]): Finding {
  const ranked = byPace(rest);
  const [fastest, slowest] = [ranked[0]?.pace ?? '', ranked.at(-1)?.pace ?? ''];
  const [one, two] = [sheet.get('halves.1.time'), sheet.get('halves.2.time')];
  const halves = one && two ? say`halves of ${one} and ${two}, ` : '';
  const mean = sheet.get('speed.average');
  const at = mean ? say` at ${mean}` : '';
  const kind = 'terrain.even-splits.even';
  return {
    kind,
    statement: worded(sheet, kind, [
      say`Evenly paced${at}: ${halves}after the start every ${unit(sheet)} between ${fastest} and ${slowest}`,
      say`Even pacing${at}: ${halves}from the second ${unit(sheet)} on between ${fastest} and ${slowest}`,
      say`You held an even pace${at}, ${halves}no ${unit(sheet)} after the start outside ${fastest} to ${slowest}`,
    ]),
    because: [slowestOf(sheet)],
    surprise: 0.6,
    importance: 0.9,
    confidence: 1,
    at: { from: rest[0]?.pace.at?.from ?? 0, to: rest.at(-1)?.pace.at?.to ?? 0 },
    covers: ['terrain.halves', 'cost.fade'],
  };
}

/** The first split much faster than the rest. */
function fastStart(sheet: FactSheet, splits: readonly Split[]): readonly Finding[] {
  const change = sheet.get('start.change.pace');
  const [first, rest] = [sheet.get('start.first.speed'), sheet.get('start.rest.speed')];
  const [one, ...others] = splits;
  if (!change?.at || !first || !rest || !one) return [];
  const fast = Number(first.value) / Number(rest.value) - 1;
  if (fast < FAST_START || others.some((other) => secondsOf(other) <= secondsOf(one))) return [];
  return [
    {
      kind: 'terrain.fast-start',
      statement: say`The first ${unit(sheet)} was the fastest: ${first}, ${size(change)} under the rest`,
      because: [],
      surprise: 0.55,
      importance: 0.7,
      confidence: 1,
      at: { from: change.at.from, to: change.at.to },
      action: say`Open the next one at ${rest}, and save the seconds for ${weakest(sheet)}.`,
    },
  ];
}

function weakest(sheet: FactSheet): string {
  const number = sheet.get('splits.slowest.number');
  return number ? say`${number}` : 'the end';
}

function slowestOf(sheet: FactSheet): Line {
  const number = sheet.get('splits.slowest.number');
  const pace = number ? sheet.get(`splits.${Number(number.value)}.speed`) : undefined;
  return number && pace ? say`The weakest moment was ${number} in ${pace}.` : null;
}

function isProgressive(splits: readonly Split[]): boolean {
  const paces = splits.map(secondsOf);
  const [first = 0, last = 0] = [paces[0], paces.at(-1)];
  return (
    last < first * (1 - FAST_START / 2) &&
    paces.every((pace, index) => index === 0 || pace <= (paces[index - 1] ?? 0) + GIVE)
  );
}

function unit(sheet: FactSheet): string {
  return sheet.context.units.distance === 'mi' ? 'mile' : 'km';
}
