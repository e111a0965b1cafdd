import { describe, expect, it } from '@jest/globals';
import { storiedSheet } from '#test/builders/coached-history.js';
import { SAMPLE_NAMES } from '#test/builders/coached-samples.js';
import { closeSheet } from '#test/builders/coached-sheets.js';
import { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { withoutMarks } from '#coaching/domain/verifier/marks.js';
import { Verifier } from '#coaching/domain/verifier/verifier.js';
import type { Finding } from '../finding.js';
import { PAST } from './index.js';

const found = (sheet: FactSheet): readonly Finding[] => PAST.flatMap((find) => find(sheet));
const kindsOf = (sheet: FactSheet) => found(sheet).map(({ kind }) => kind);
const statementOf = (sheet: FactSheet, wanted: string) =>
  withoutMarks(found(sheet).find(({ kind }) => kind === wanted)?.statement ?? '');

/** A sheet with other values under some of its keys. */
function changed(
  sheet: FactSheet,
  values: Readonly<Record<string, { readonly value: number; readonly display: string }>>,
): FactSheet {
  const facts = sheet.facts.map((fact) => {
    const other = values[fact.key];
    const trend = other && (other.value > 0 ? ('up' as const) : ('down' as const));
    return other ? { ...fact, ...other, ...(fact.trend && { trend }) } : fact;
  });
  return new FactSheet(sheet.context, facts, sheet.constants, sheet.unknowns, sheet.extras);
}

describe('a workout beside earlier ones', () => {
  it('says of a set done before that it was stronger at the same cost', () => {
    expect(statementOf(storiedSheet('intervalRide'), 'past.same-set')).toMatch(
      /^Against the same set of 24 May 2025, power was 5\.3% higher and heart rate the same .*more for the same cost$/,
    );
  });

  it('says that the same power cost less', () => {
    const cheaper = changed(storiedSheet('intervalRide'), {
      'repeats.1.change.power': { value: 0.4, display: '+0.4%' },
      'repeats.1.change.heartRate': { value: -5, display: '−5 bpm' },
    });
    expect(statementOf(cheaper, 'past.same-set')).toMatch(/fell by 5 bpm: the same for less$/);
  });

  it('gives no verdict where more power cost more beats', () => {
    const both = changed(storiedSheet('intervalRide'), {
      'repeats.1.change.heartRate': { value: 6, display: '+6 bpm' },
    });
    expect(statementOf(both, 'past.same-set')).toMatch(/rose by 6 bpm$/);
  });

  it('names a best of the last months with what it was before', () => {
    expect(statementOf(storiedSheet('racedRun'), 'past.best')).toMatch(
      /^Your best 5 km, 20:\d\d, is the best of the last 90 days: it was 25:00 before$/,
    );
  });

  it('names a load that is far from usual, and no other', () => {
    const sheet = storiedSheet('steadyRide');
    expect(kindsOf(sheet)).not.toContain('past.load');
    const large = changed(sheet, { 'history.load.change': { value: 62, display: '+62%' } });
    expect(statementOf(large, 'past.load')).toMatch(/^The load was 62% higher than your usual \d+/);
  });

  it('is silent without a past', () => {
    expect(kindsOf(closeSheet('intervalRide'))).toEqual([]);
  });

  it.each(SAMPLE_NAMES)('says nothing of %s that the verifier would drop', (name) => {
    const sheet = storiedSheet(name);
    const lines = found(sheet)
      .flatMap(({ statement, because, action }) => [`${statement}.`, ...because, action ?? null])
      .filter((line) => line !== null);
    const dropped = lines.filter((line) => new Verifier(sheet, '').judge(line).problems.length > 0);
    expect(dropped).toEqual([]);
  });
});
