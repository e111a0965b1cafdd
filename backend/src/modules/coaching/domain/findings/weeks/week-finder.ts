import type { SpanName } from '#coaching/domain/facts/history/spans/span.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** Looks for one kind of finding in a week or month of training. */
export type WeekFinder = (sheet: FactSheet, span: SpanName) => readonly Finding[];

/** "This week", "Last week", "The last 28 days": at the beginning of a sentence. */
export function opening(name: Fact): { readonly fact: Fact; readonly text: string } {
  return { fact: name, text: name.display.charAt(0).toUpperCase() + name.display.slice(1) };
}

/** Weeks are one, days are many. */
export function was(span: SpanName): 'was' | 'were' {
  return span === 'month' ? 'were' : 'was';
}
