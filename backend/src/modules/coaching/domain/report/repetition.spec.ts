import { describe, expect, it } from '@jest/globals';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { foremost } from '#coaching/domain/findings/find.js';
import { METRIC_UNITS } from '#kernel/units.js';
import { SAMPLE_NAMES, SAMPLES } from '#test/builders/coached-samples.js';
import { lookAt } from '#test/builders/coached-workout.builder.js';
import { sheetOf } from '#test/builders/found.js';
import { CATALOGUE } from '#test/builders/physics/catalogue.js';
import { makeSession } from '#test/builders/physics/make-session.js';

/** Ids of the facts that a sentence leads with. */
const leading = (statement: string) =>
  [...statement.matchAll(/\[([FC]\d+)\]/g)].map(([, id]) => id);

/** Pairs of findings of one report of which one states no fact that the other does not. */
function repeated(sheet: FactSheet): readonly string[] {
  const findings = foremost(sheet).map(({ kind, statement }) => ({
    kind,
    facts: leading(statement),
  }));
  return findings.flatMap((one) =>
    findings
      .filter((other) => other !== one && one.facts.length > 0)
      .filter((other) => one.facts.every((fact) => other.facts.includes(fact)))
      .map((other) => `${one.kind} repeats ${other.kind}`),
  );
}

const GENERATED = CATALOGUE.filter(({ name }) => name !== 'ride-24h');

describe('no two findings of a report share their leading facts', () => {
  it.each(GENERATED.map(({ name, plan }) => [name, plan] as const))('%s', (_, plan) => {
    expect(repeated(sheetOf(makeSession(plan).recording))).toEqual([]);
  });

  it.each(SAMPLE_NAMES)('%s', (name) => {
    const workout = SAMPLES[name]();
    const sheet = buildFactSheet(workout, METRIC_UNITS, { look: lookAt(workout) });
    expect(repeated(sheet)).toEqual([]);
  });
});
