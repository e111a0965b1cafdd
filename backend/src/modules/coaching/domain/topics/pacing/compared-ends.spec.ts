import { describe, expect, it } from '@jest/globals';
import { ride, run } from '#test/builders/coached-samples.js';
import { coachedWorkout } from '#test/builders/coached-workout.builder.js';
import type { Recording } from '#analysis/recording/recording.js';
import { METRIC_UNITS } from '#kernel/units.js';
import { pacingVerdict } from '#coaching/domain/answer/pacing-verdict.js';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';
import { reportLines } from '#coaching/domain/report/first-report.js';
import { withoutMarks } from '#coaching/domain/verifier/marks.js';
import { pacingTopic } from './pacing.topic.js';

/** Everything that report and answer say of the end. */
function said(recording: Recording) {
  const sheet = buildFactSheet(coachedWorkout(recording), METRIC_UNITS);
  const answer = pacingTopic.answer(sheet, 'did I fade at the end?');
  const lines = [...reportLines(sheet), ...answer.finding, ...answer.evidence, ...answer.meaning];
  const words = lines.flatMap((line) => (line === null ? [] : [withoutMarks(line)])).join(' ');
  return { words, verdict: pacingVerdict(sheet), sheet };
}

const DESCENT_AFTER_AN_HOUR = {
  seconds: 5400,
  channels: {
    cadence: (second: number) => (second < 3600 ? 82 : 0),
    altitude: (second: number) => (second < 3600 ? 400 + second / 4 : 1300 - (second - 3600) / 2),
  },
};
const FELL = /heart rate fell by/;

describe('heart rate beside the verdict on the end', () => {
  it('of a climb and a long descent is that of the climb', () => {
    const up = (second: number): boolean => second < 3600;
    const { words, verdict } = said(
      ride(
        (second) => (up(second) ? 250 : 0),
        (second) => (up(second) ? 155 : 105),
        DESCENT_AFTER_AN_HOUR,
      ),
    );
    expect(verdict).toMatchObject({ judged: true, word: 'even', underPower: true });
    expect(words).not.toMatch(FELL);
    expect(words).toContain('in the last quarter under power');
  });

  it('of a steady ride with a cool-down leaves the cool-down out', () => {
    const { words, verdict } = said(
      ride(
        (second) => (second < 4200 ? 210 : 100),
        (second) => (second < 4200 ? 150 : 115),
        { seconds: 5400 },
      ),
    );
    expect(verdict).toMatchObject({ judged: true, word: 'even' });
    expect(words).not.toMatch(FELL);
  });

  it('of a steady run with a cool-down leaves the cool-down out', () => {
    const { words, verdict } = said(
      run(
        (second) => (second < 3600 ? 3.5 : 2.2),
        (second) => (second < 3600 ? 158 : 125),
        { seconds: 4800 },
      ),
    );
    expect(verdict).toMatchObject({ judged: true, word: 'even' });
    expect(words).not.toMatch(FELL);
    expect(words).toContain('in the last quarter of your running');
  });

  it('of a stronger last climb before a descent rises with it', () => {
    const { sheet, verdict } = said(
      ride(
        (second) => (second < 2700 ? 230 : 270 * Number(second < 3600)),
        (second) => (second < 2700 ? 150 : 161 - 61 * Number(second >= 3600)),
        DESCENT_AFTER_AN_HOUR,
      ),
    );
    expect(verdict).toMatchObject({ judged: true, word: 'strong finish' });
    expect(sheet.number('pacing.fade.heartRate')).toBe(11);
    expect(sheet.number('pacing.end.heartRate')).toBeLessThan(0);
  });
});

describe('the end of an easy ride', () => {
  it('is no fade where power is a few percent lower', () => {
    const { words, verdict } = said(
      ride(
        (second) => (second < 3900 ? 150 : 143),
        () => 120,
        { seconds: 5400 },
      ),
    );
    expect(verdict).toMatchObject({ judged: true, word: 'even' });
    expect(words).not.toMatch(/fade at the end|faded|tired/);
  });
});
