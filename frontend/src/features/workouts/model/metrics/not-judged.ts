import type { TermId } from './definitions.js';

/** Something that is not judged, with what explains it. */
export interface NotJudged {
  readonly label: string;
  readonly explanation: string;
  readonly term?: TermId;
  /** What it needs and does not have. */
  readonly reason: string;
}

export interface NotJudgedGroup {
  readonly reason: string;
  readonly members: readonly NotJudged[];
}

/** By the reason that they share, the reason of most first: what it names unlocks most. */
export function byReason(missing: readonly NotJudged[]): readonly NotJudgedGroup[] {
  const groups = new Map<string, NotJudged[]>();
  for (const one of missing) groups.set(one.reason, [...(groups.get(one.reason) ?? []), one]);
  return [...groups]
    .map(([reason, members]) => ({ reason, members }))
    .sort((a, b) => b.members.length - a.members.length);
}

/** A label within a sentence; names of things keep their capitals. */
export function midSentence(label: string): string {
  return /^[A-Z][a-z]+\b/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
