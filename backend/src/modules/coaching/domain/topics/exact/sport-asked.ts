import type { SportFamily } from '#analysis/recording/sport.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';

const RUNNING =
  /\b(?:run|runs|running|runner|pace|marathon|5k|10k|jog|jogs|(?:best|fastest) (?:5|10|15) ?km|(?:5|10) ?km (?:time|pr|pb|race))\b/;
const CYCLING = /\b(?:ride|rides|riding|rode|bike|biking|cycling|ftp|watts|power|powers)\b/;

/** The sport a question is about: the one it names, else the one of the sheet. */
export function sportAsked({ context }: FactSheet, question: string): SportFamily {
  const plain = question.toLowerCase();
  const [runs, rides] = [RUNNING.test(plain), CYCLING.test(plain)];
  if (runs === rides) return context.family;
  return runs ? 'running' : 'cycling';
}
