import { describe, expect, it } from '@jest/globals';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';
import { closerLook } from '#coaching/domain/facts/closer/closer-look.js';
import { stretchOf } from '#coaching/domain/facts/closer/stretch.js';
import { METRIC_UNITS } from '#kernel/units.js';
import { readFit } from '#workouts/adapters/fit/read-fit.js';
import { coachedWorkout } from '../builders/coached-workout.builder.js';
import { ATHLETE } from '../builders/recording.builder.js';
import { corpusBytes, corpusFiles, corpusIsThere } from './corpus.js';
import { SDK_LIMITS } from './sdk-limits.js';

const NOW = Date.UTC(2026, 10, 21);
const accepted = corpusFiles().filter(
  ({ name, contract }) => contract.outcome === 'accepted' && !(name in SDK_LIMITS),
);

describe('one source for each fact', () => {
  if (!corpusIsThere) {
    it.skip('needs the recordings of ../shared/fit beside this checkout', () => undefined);
    return;
  }

  it.each(accepted)('page, report and chat show the same numbers of $name [E15]', ({ name }) => {
    const recording = readFit(corpusBytes(name), NOW);
    const workout = coachedWorkout(recording, ATHLETE);
    const { analysis } = workout;
    const look = closerLook(recording, analysis.thresholds);
    // What the chat measures from the samples is what the page shows of the stored analysis.
    for (const segment of [...analysis.laps, ...analysis.intervals]) {
      const { index: _index, kind: _kind, trigger: _trigger, ...measured } = segment;
      expect(stretchOf(look.ground, segment)).toMatchObject(measured);
    }
    for (const climb of analysis.climbs ?? []) {
      const { elapsedS, movingS, avgSpeedMps, avgHr, avgPowerW } = climb;
      expect(stretchOf(look.ground, climb)).toMatchObject({
        ...{ elapsedS, movingS, avgSpeedMps, avgHr, avgPowerW },
      });
    }
    // What the report says is what the page shows.
    const sheet = buildFactSheet(workout, METRIC_UNITS, { look });
    expect(sheet.number('session.duration')).toBeCloseTo(workout.durationS, 0);
    if (sheet.has('session.distance'))
      expect(sheet.number('session.distance')).toBeCloseTo(workout.distanceM ?? 0, 0);
    analysis.laps.forEach(({ avgSpeedMps, avgHr }, at) => {
      const speed = sheet.number(`laps.${at + 1}.speed`);
      if (speed !== null) expect(speed).toBeCloseTo(avgSpeedMps ?? Number.NaN, 6);
      const beats = sheet.number(`laps.${at + 1}.heartRate`);
      if (beats !== null) expect(beats).toBeCloseTo(avgHr ?? Number.NaN, 6);
    });
    if (sheet.has('intervals.count'))
      expect(sheet.number('intervals.count')).toBe(analysis.intervalSummary?.work?.count);
  });
});
