import { describe, expect, it } from '@jest/globals';
import { ATHLETE, profileThreshold } from '#test/builders/recording.builder.js';
import { steadyRide } from '#test/builders/sample-recordings.js';
import { analyse } from '#analysis/analyse.js';
import type { Thresholds } from '#analysis/thresholds.js';
import { sessionTotals } from '../summary/session-totals.js';
import { summarise } from '../summary/summarise.js';
import { changeBetween, withChange, type Analysed } from './analysis-change.js';

const NOW = new Date('2026-11-22T10:00:00Z');
const recording = steadyRide(3600, { channels: { power: (second) => 190 + (second % 20) } });

function analysed(thresholds: Thresholds = ATHLETE, changes: Partial<Analysed> = {}): Analysed {
  const analysis = analyse(recording, thresholds);
  return {
    ...{ family: recording.family, summary: summarise(recording, analysis), analysis },
    ...sessionTotals(recording, analysis),
    engineBuild: 'now',
    ...changes,
  };
}

/** The same workout as an older engine left it. */
function before(changes: Partial<Analysed>): Analysed {
  const now = analysed();
  return {
    ...now,
    analysis: { ...now.analysis, engineVersion: '1.4.0' },
    engineBuild: 'before',
    ...changes,
  };
}

describe('a change of the shown figures', () => {
  it('names each figure before and after, with the versions of the engine', () => {
    const now = analysed();
    const found = changeBetween(before({ elapsedS: 3590 }), now, NOW);
    expect(found).toEqual({
      at: '2026-11-22T10:00:00.000Z',
      engine: { from: '1.4.0', to: now.analysis.engineVersion },
      thresholds: [],
      figures: [{ figure: 'elapsedTime', unit: 's', before: 3590, after: now.elapsedS }],
    });
  });

  it('is null where only digits behind the shown ones differ, or nothing', () => {
    const now = analysed();
    expect(changeBetween(before({ elapsedS: now.elapsedS + 0.2 }), now, NOW)).toBeNull();
    expect(changeBetween(before({}), now, NOW)).toBeNull();
    expect(changeBetween(now, now, NOW)).toBeNull();
  });

  it('counts a figure that is measured now, or not judged any more', () => {
    const now = analysed();
    const without = { ...now.summary, avgPowerW: null };
    expect(changeBetween(before({ summary: without }), now, NOW)?.figures).toEqual([
      { figure: 'averagePower', unit: 'W', before: null, after: now.summary.avgPowerW },
    ]);
  });

  it('by thresholds names those that changed, and no engine', () => {
    const found = changeBetween(
      analysed({ ...ATHLETE, ftpW: profileThreshold(250) }),
      analysed({ ...ATHLETE, ftpW: profileThreshold(200) }),
      NOW,
    );
    expect(found?.engine).toBeNull();
    expect(found?.thresholds).toEqual([{ threshold: 'ftpW', before: 250, after: 200 }]);
    expect(found?.figures.map(({ figure }) => figure)).toEqual([
      'intensityFactor',
      'trainingStress',
      'efficiencyFactor',
    ]);
  });

  it('is null where a threshold changed that no figure of the workout rests on', () => {
    const heavier = { ...ATHLETE, restingHr: profileThreshold(49) };
    const other = steadyRide(600, { channels: { power: () => 200 } });
    const made = (thresholds: Thresholds) =>
      analysed(thresholds, { analysis: analyse(other, thresholds) });
    expect(changeBetween(made(ATHLETE), made(heavier), NOW)).toBeNull();
  });
});

describe('the changes of a workout', () => {
  const figures = [{ figure: 'distance', unit: 'm', before: 1000, after: 2000 }];
  const byEngine = (to: string) => ({
    ...{ at: '', thresholds: [], figures },
    engine: { from: '1.4.0', to },
  });
  const byThreshold = { at: '', engine: null, thresholds: [], figures };

  it('are the last one of the engine and the last one of thresholds, newest first', () => {
    const kept = withChange([byThreshold], byEngine('1.5.0'));
    expect(kept).toEqual([byEngine('1.5.0'), byThreshold]);
    expect(withChange(kept, byEngine('1.6.0'))).toEqual([byEngine('1.6.0'), byThreshold]);
    expect(withChange(kept, byThreshold)).toEqual([byThreshold, byEngine('1.5.0')]);
  });

  it('stay where the same analysis is made again', () => {
    expect(withChange([byEngine('1.5.0')], null)).toEqual([byEngine('1.5.0')]);
  });
});
