import type { UnitPreferences } from '#kernel/units.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { AthletePast } from '../past.js';
import { featFacts } from './feat-facts.js';
import { rhythmFacts } from './rhythm-facts.js';
import { spansOf } from './span.js';
import { sumFacts } from './sum-facts.js';

/** This week, the last one and the last month against the athlete's own before them. */
export function spanFacts(past: AthletePast, units: UnitPreferences): (FactDraft | null)[] {
  const sessions = past.sessions ?? [];
  if (sessions.length === 0) return [];
  return spansOf(sessions, past.today).flatMap((span) => [
    ...sumFacts(span),
    ...rhythmFacts(span),
    ...featFacts(span, past, units),
  ]);
}
