import { describe, expect, it } from '@jest/globals';
import { closeSheet } from '#test/builders/coached-sheets.js';
import { sheetText } from './sheet-text.js';

describe('sheetText', () => {
  it('shows the facts that the question asks for and names them, and none that is not on the sheet', () => {
    const sheet = closeSheet('steadyRide');
    const shown = sheetText(sheet);
    const last = sheet.facts.findLast(({ id }) => !shown.includes(`\n${id} `))?.id ?? '';
    const rows = sheetText(sheet, { asked: [last, 'F99999'] }).split('\n');
    expect(rows.some((row) => row.startsWith(`${last} `))).toBe(true);
    expect(rows).toContain(`ASKED ${last}`);
    expect(rows.join('\n')).not.toContain('F99999');
  });

  it('shows the findings with their marks and the facts behind them, once', () => {
    const sheet = closeSheet('steadyRide');
    const rows = sheetText(sheet).split('\n');
    const findings = rows.filter((row) => row.startsWith('FINDING '));
    expect(findings[0]).toMatch(/^FINDING At the same power, heart rate rose from .* \[F\d+\]/);
    const marks = findings.join(' ').match(/\bF\d+\b/g) ?? [];
    expect(marks.filter((id) => !rows.some((row) => row.startsWith(`${id} `)))).toEqual([]);
    expect(sheetText(sheet, { draft: ['A line [F1].'] })).not.toContain('FINDING');
  });
});
