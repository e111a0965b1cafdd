import type { Finding } from './finding.js';

/** A report is read in half a minute. */
const MOST_FINDINGS = 4;
/** Of one family, so that a report does not say one thing in three ways. */
const MOST_OF_A_FAMILY = 2;
/** Below this, a finding is no news. */
const LEAST_WEIGHT = 0.1;

/** What decides the place of a finding. */
export function weightOf({ surprise, importance, confidence }: Finding): number {
  return surprise * importance * confidence;
}

/**
 * The findings that a report has, the headline first. What the session was is among them wherever
 * it is known: without it, the others have no ground.
 */
export function ranked<Found extends Finding>(
  findings: readonly Found[],
  mostOfAFamily = MOST_OF_A_FAMILY,
): readonly Found[] {
  const chosen: Found[] = [];
  const inOrder = findings
    .filter((finding) => weightOf(finding) >= LEAST_WEIGHT)
    .sort((a, b) => weightOf(b) - weightOf(a));
  const isStructure = (finding: Finding) => familyOf(finding) === 'structure';
  for (const finding of inOrder) {
    const awaited = chosen.some(isStructure)
      ? undefined
      : inOrder.find((other) => isStructure(other) && fits(other, chosen, mostOfAFamily));
    const kept = awaited && finding !== awaited ? 1 : 0;
    if (chosen.length >= MOST_FINDINGS - kept) continue;
    if (fits(finding, chosen, mostOfAFamily)) chosen.push(finding);
  }
  return chosen;
}

function fits(finding: Finding, chosen: readonly Finding[], mostOfAFamily: number): boolean {
  const family = familyOf(finding);
  const alike = chosen.filter((other) => familyOf(other) === family).length;
  return (
    alike < mostOfAFamily &&
    !chosen.some(
      (other) => other.kind === finding.kind || covers(other, finding) || says(other, finding),
    )
  );
}

/** Whether all facts that a finding states are stated already. */
function says(other: Finding, { statement }: Finding): boolean {
  const known = new Set(marksOf(other.statement));
  const facts = marksOf(statement);
  return facts.length > 0 && facts.every((fact) => known.has(fact));
}

/** `F12` of each mark. */
function marksOf(text: string): readonly string[] {
  return [...text.matchAll(/\[([FC]\d+)\]/g)].map(([, id]) => id ?? '');
}

function covers(one: Finding, other: Finding): boolean {
  return (one.covers ?? []).some((kind) => other.kind.startsWith(kind));
}

function familyOf({ kind }: Finding): string {
  return kind.split('.')[0] ?? kind;
}
