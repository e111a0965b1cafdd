import { bare, say, type Line } from '../answer/say.js';
import type { Fact } from '../facts/fact.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { recordNext, unjudged } from '../findings/data/missing.finding.js';
import { worded } from '../findings/wording.js';

/** What is left to say of a recording that is too short to judge. */
export interface ShortReport {
  readonly headline: string;
  readonly recorded: readonly Line[];
  readonly next: string;
}

/** A recording too short to judge: that it is, what it holds, what to do; null for any other. */
export function shortReport(sheet: FactSheet): ShortReport | null {
  const short = sheet.get('effort.tooLittle');
  if (!short) return null;
  const without = unjudged(sheet);
  return {
    headline: headline(sheet, short),
    recorded: [extent(sheet), pace(sheet), without && `${without}.`],
    next: without
      ? `${recordNext(sheet)} Take nothing from this one.`
      : `Take nothing from this one, and record the next ${noun(sheet)} whole.`,
  };
}

function headline(sheet: FactSheet, short: Fact): string {
  const [distance, duration] = [sheet.get('session.distance'), sheet.get('session.duration')];
  if (!distance || !duration) return say`${bare(short)}`;
  return worded(sheet, 'report.short', [
    say`${bare(short)}`,
    say`Only ${distance} in ${duration}: too short to judge anything by`,
    say`Too short to judge: ${distance} in ${duration}`,
  ]);
}

function noun({ context }: FactSheet): string {
  return context.family === 'cycling' ? 'ride' : 'run';
}

function extent(sheet: FactSheet): Line {
  const [distance, duration] = [sheet.get('session.distance'), sheet.get('session.duration')];
  const pace = sheet.get('speed.average');
  if (!distance || !duration || !pace) return null;
  return say`It holds ${distance} in ${duration}, ${pace}: a test or a ${noun(sheet)} that was broken off.`;
}

/** Its one kilometre, where it has one. */
function pace(sheet: FactSheet): Line {
  const [time, usual] = [sheet.get('efforts.1000.time'), sheet.get('threshold.basePace')];
  if (!time || sheet.context.family !== 'running') return null;
  return usual
    ? say`The best 1 km took ${time}; your base pace is ${usual}.`
    : say`The best 1 km took ${time}.`;
}
