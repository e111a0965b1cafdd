import { describe, expect, it } from '@jest/globals';
import { closeSheet } from '#test/builders/coached-sheets.js';
import { sheetText } from './sheet-text.js';

describe('sheetText', () => {
  it('shows the facts that the question asks for and names them, and none that is not on the sheet', () => {
    const sheet = closeSheet('steadyRide');
    const last = sheet.facts.at(-1)?.id ?? '';
    expect(sheetText(sheet)).not.toContain(`\n${last} `);
    const rows = sheetText(sheet, { asked: [last, 'F99999'] }).split('\n');
    expect(rows.some((row) => row.startsWith(`${last} `))).toBe(true);
    expect(rows).toContain(`ASKED ${last}`);
    expect(rows.join('\n')).not.toContain('F99999');
  });
});
