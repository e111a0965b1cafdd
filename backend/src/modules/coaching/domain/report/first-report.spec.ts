import { describe, expect, it } from '@jest/globals';
import { storiedSheet } from '#test/builders/coached-history.js';
import { SAMPLE_NAMES, type SampleName } from '#test/builders/coached-samples.js';
import { closeSheet } from '#test/builders/coached-sheets.js';
import { coachedWorkout } from '#test/builders/coached-workout.builder.js';
import { recordingOf, type OverTime } from '#test/builders/recording.builder.js';
import { readingGrade } from '#test/support/coach/readability.js';
import { METRIC_UNITS } from '#kernel/units.js';
import { atLevel } from '../answer/level.js';
import { buildFactSheet } from '../facts/build-fact-sheet.js';
import { withoutMarks } from '../verifier/marks.js';
import { writeFirstReport } from './first-report.js';
import { headline } from './headline.js';
import { sections } from './sections.js';

const GRADES = { beginner: 8, intermediate: 10, advanced: 13 } as const;

function ridden(power: OverTime, heartRate: OverTime, seconds = 5400) {
  const workout = coachedWorkout(
    recordingOf({
      seconds,
      channels: {
        power: (second) => Math.round(power(second) + 3 * Math.sin(second / 7.3)),
        heartRate: (second) => Math.round(heartRate(second) + 1.3 * Math.sin(second / 9)),
        cadence: () => 88,
        speed: () => 8.5,
        distance: (second) => 8.5 * second,
      },
    }),
  );
  return buildFactSheet(workout, METRIC_UNITS);
}

describe('the first report', () => {
  it('has a headline, what went well, what to watch and one suggestion', () => {
    const { headline: title, sections: parts } = writeFirstReport(storiedSheet('fadingRide'));
    expect(title).toMatch(/^A fade at the end: power in the last quarter was 10% lower/);
    expect(parts.map((part) => part.title)).toEqual([
      'What this session was',
      'What went well',
      'What to watch',
      'One suggestion',
      "What can't be told",
    ]);
    expect(parts[2]?.text).toMatch(/^You faded towards the end/);
    expect(parts[3]?.text).toBe(
      'Next time try a calmer first half, and see whether the end holds.',
    );
  });

  it.each(SAMPLE_NAMES)(
    'of %s says nothing that the verifier would drop, in words for each level',
    (name: SampleName) => {
      for (const level of ['beginner', 'intermediate', 'advanced'] as const) {
        for (const sheet of [storiedSheet(name, level), atLevel(closeSheet(name), level)]) {
          const report = writeFirstReport(sheet);
          const shown = [report.headline, ...report.sections.map(({ text }) => text)].join(' ');
          const lines = [
            headline(sheet),
            ...sections(sheet).flatMap(({ lines: all }) => all),
          ].filter((line) => line !== null);
          expect(lines.map(withoutMarks).filter((line) => !shown.includes(line))).toEqual([]);
          expect({
            shown,
            grade: readingGrade(report.sections.map(({ text }) => text).join(' ')) <= GRADES[level],
          }).toEqual({ shown, grade: true });
        }
      }
    },
  );

  it('never calls the same end even and faded', () => {
    for (const name of SAMPLE_NAMES) {
      const text = writeFirstReport(storiedSheet(name))
        .sections.map((part) => part.text)
        .join(' ');
      const verdicts = [
        'You held your effort',
        'You faded',
        'You put out less',
        'You eased off',
        'You finished',
        'Your effort came in waves',
      ].filter((words) => text.includes(words));
      expect({ name, many: verdicts.length > 1 }).toEqual({ name, many: false });
    }
  });
});

describe('the headline', () => {
  it('of a ride in waves calls it neither even nor faded', () => {
    const title = withoutMarks(
      headline(
        ridden(
          (second) => 190 + 22 * Math.sin((2 * Math.PI * second) / 2700),
          () => 145,
        ),
      ) ?? '',
    );
    expect(title).toMatch(/^Power in waves, from 1[67]\d W to 2\d\d W by quarters$/);
  });

  it('of an end where heart rate came down too speaks of less, not of fading', () => {
    const title = withoutMarks(
      headline(
        ridden(
          (second) => (second < 4050 ? 200 : 180),
          (second) => (second < 4050 ? 148 : 144),
        ),
      ) ?? '',
    );
    expect(title).toMatch(
      /^Less power at the end: power in the last quarter was \d+(?:\.\d)?% lower than in the second/,
    );
  });

  it('of an end that was let down together with heart rate says that it was eased off', () => {
    expect(withoutMarks(headline(closeSheet('easingRide')) ?? '')).toMatch(/^Eased off at the end/);
  });
});
