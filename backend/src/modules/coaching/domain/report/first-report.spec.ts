import { describe, expect, it } from '@jest/globals';
import { storiedSheet } from '#test/builders/coached-history.js';
import { SAMPLE_NAMES, type SampleName } from '#test/builders/coached-samples.js';
import { closeSheet } from '#test/builders/coached-sheets.js';
import { readingGrade } from '#test/support/coach/readability.js';
import { atLevel } from '../answer/level.js';
import { withoutMarks } from '../verifier/marks.js';
import { IN_SHORT, NEXT, reportLines, writeFirstReport } from './first-report.js';

const GRADES = { beginner: 8, intermediate: 10, advanced: 13 } as const;

describe('the first report', () => {
  it.each(SAMPLE_NAMES)(
    'of %s says nothing that the verifier would drop, in words for each level',
    (name: SampleName) => {
      for (const level of ['beginner', 'intermediate', 'advanced'] as const) {
        for (const sheet of [storiedSheet(name, level), atLevel(closeSheet(name), level)]) {
          const report = writeFirstReport(sheet);
          const shown = [`${report.headline}.`, ...report.sections.map(({ text }) => text)].join(
            ' ',
          );
          expect(
            reportLines(sheet)
              .map(withoutMarks)
              .filter((line) => !shown.includes(line)),
          ).toEqual([]);
          expect({ shown, grade: readingGrade(shown) <= GRADES[level] }).toEqual({
            shown,
            grade: true,
          });
        }
      }
    },
  );

  it.each(SAMPLE_NAMES)('of %s names at most one step, and its essentials once', (name) => {
    const { headline, sections } = writeFirstReport(storiedSheet(name));
    const titles = sections.map(({ title }) => title);
    expect(titles.filter((title) => title === NEXT).length).toBeLessThan(2);
    expect(titles.includes(IN_SHORT)).toBe(!/ of .* in \d/.test(headline));
  });
});
