import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#kernel/units.js';
import { coachedWorkout } from '#test/builders/coached-workout.builder.js';
import { sampleWorkout } from '#test/builders/coached-sheets.js';
import { buildRide, buildRun } from '#test/builders/fit/index.js';
import { ATHLETE } from '#test/builders/recording.builder.js';
import { steadyRide } from '#test/builders/sample-recordings.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { readFit } from '#workouts/adapters/fit/read-fit.js';
import { coachAnswer } from '#coaching/domain/answer/coach-answer.js';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { Verifier } from '#coaching/domain/verifier/verifier.js';
import { effortLevel } from '#coaching/domain/topics/effort/effort-lines.js';

const NOW = Date.UTC(2026, 10, 21);
const sheetOf = (workout: AnalysedWorkout) => buildFactSheet(workout, METRIC_UNITS);
const ofFile = (file: Uint8Array) => sheetOf(coachedWorkout(readFit(file, NOW), ATHLETE));

/** What the athlete reads, of which nothing may be left out. */
function ask(sheet: FactSheet, question: string): string {
  const answer = coachAnswer(question, sheet, []);
  const verifier = new Verifier(answer.sheet, question);
  expect(answer.sentences.filter((sentence) => verifier.check(sentence) === '')).toEqual([]);
  return verifier.released.content;
}

describe('the pacing of a ride that was judged on like ground', () => {
  const workout = sampleWorkout('steadyRide');
  const { pacing } = workout.analysis;
  if (!pacing) throw new Error('the sample has no pacing');
  const quarters = pacing.quarters.map((part, index) => ({
    ...part,
    output: [206, 201, 157, 180][index] ?? null,
  }));
  const sheet = sheetOf({
    ...workout,
    analysis: { ...workout.analysis, pacing: { ...pacing, quarters } },
  });

  it('says so beside quarters that differ otherwise as measured', () => {
    const content = ask(sheet, 'Did I fade at the end?');
    expect(content).toContain('judged on like ground');
    expect(content).toContain(
      'As measured, descents and coasting counted in, the quarters were at 206 W, 201 W, 157 W',
    );
  });

  it('needs no such words where the quarters say the same', () => {
    expect(ask(sheetOf(workout), 'Did I fade at the end?')).not.toContain('like ground');
  });
});

describe('the FTP of the device', () => {
  const sheet = sheetOf(
    coachedWorkout(
      steadyRide(3600, {
        deviceThresholds: { ftpW: 183 },
        channels: { power: () => 130 },
      }),
    ),
  );

  it('contradicts the FTP of the profile', () => {
    const content = ask(sheet, 'Is my FTP about right?');
    expect(content).toMatch(/Your device uses an FTP of 183 W/);
    expect(content).not.toContain('Nothing in this ride contradicts');
  });

  it('is said where it is asked for', () => {
    const held = ofFile(buildRide({ seconds: 1800, ftpW: 183 }));
    expect(ask(held, 'What is the FTP of my Garmin?')).toMatch(
      /^Your device holds an FTP of 183 W/,
    );
  });

  it('keeps power alone from calling a ride easy where it is far from that of the profile', () => {
    const doubted = ofFile(buildRide({ seconds: 1800, ftpW: 183, power: () => 140 }));
    expect(doubted.has('contradiction.device-ftp-differs', 'device.ftp')).toBe(true);
    expect(effortLevel(doubted)?.by).not.toBe('power');
    const like = ofFile(buildRide({ seconds: 1800, ftpW: 245, power: () => 140 }));
    expect(effortLevel(like)).toEqual({ level: 'easy', by: 'power' });
  });
});

describe('a cadence that was left out', () => {
  const wild = (second: number): number => (second % 20 < 2 ? 165 : 82);
  const sheet = sheetOf(coachedWorkout(steadyRide(3600, { channels: { cadence: wild } })));

  it('is said to be left out and why, and no sensor is sold', () => {
    const content = ask(sheet, 'How was my cadence?');
    expect(content).toContain('it was left out, as the sensor counted turns twice');
    expect(content).toContain('over 130 rpm');
    expect(content).not.toMatch(/no cadence was recorded|records it/);
  });
});

describe('a cadence that was left out, in the answer on data quality', () => {
  it('is no sensor that was not recorded', () => {
    const wild = (second: number): number => (second % 20 < 2 ? 165 : 82);
    const ride = sheetOf(coachedWorkout(steadyRide(3600, { channels: { cadence: wild } })));
    const content = ask(ride, 'Is my data reliable?');
    expect(content).toContain('Cadence was left out');
    expect(content).not.toMatch(/Not recorded:[^.]*cadence/);
  });
});

describe('what the file itself states', () => {
  it.each(['How did the session feel?', 'How did I rate it?'])('answers "%s"', (question) => {
    const rated = ofFile(buildRide({ seconds: 1800, report: { rpe: 50, feel: 25 } }));
    const content = ask(rated, question);
    expect(content).toContain('You rated your effort 5 of 10 on your device.');
    expect(content).toContain('On your device you answered that you felt weak.');
  });

  it.each(['How many sessions were there?', 'How long was the break?'])(
    'answers "%s"',
    (question) => {
      const twice = ofFile(
        buildRun({
          seconds: 7032,
          sessions: [
            { from: 0, to: 1020 },
            { from: 5760, to: 7032 },
          ],
          pauses: [{ from: 1020, to: 5760 }],
        }),
      );
      expect(ask(twice, question)).toBe(
        'This file holds two sessions. The break between them lasted 1 h 19 min.',
      );
    },
  );

  it('answers whether the plan was done', () => {
    const planned = ofFile(
      buildRide({
        seconds: 960,
        laps: [600, 240, 120].map((seconds, step) => ({ seconds, step })),
        steps: [
          { intensity: 'warmup', seconds: 600 },
          { seconds: 240, targetType: 'power', low: 1240, high: 1260 },
          { intensity: 'cooldown' },
        ],
      }),
    );
    expect(ask(planned, 'Did I do what the plan asked?')).toMatch(
      /^Yes, all of it: 3 of 3 steps were done as planned\./,
    );
  });

  it('says so where it holds no plan', () => {
    expect(ask(ofFile(buildRide({ seconds: 900 })), 'Did I follow the plan?')).toContain(
      'this file holds no planned workout',
    );
  });
});

describe('a heart rate that most of a workout lacks', () => {
  const known = (share: number) =>
    sheetOf(
      coachedWorkout(
        steadyRide(3600, {
          channels: { heartRate: (second) => (second < 3600 * share ? 140 : Number.NaN) },
        }),
      ),
    );

  it('is not given as that of the workout, and the reason is', () => {
    expect(known(0.9).has('heartRate.average')).toBe(true);
    expect(known(0.04).has('heartRate.average')).toBe(false);
    expect(known(0.04).unknown('heartRate')?.reason).toBe(
      'more than half of the heart-rate readings are missing, so this would mislead',
    );
  });
});
