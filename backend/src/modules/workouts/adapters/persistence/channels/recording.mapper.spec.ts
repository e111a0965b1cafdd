import { describe, expect, it } from '@jest/globals';
import { aRecording } from '#test/builders/workouts/recording.builder.js';
import type { Recording } from '#analysis/recording/recording.js';
import { columnsOf, frameOf, recordingOf } from './recording.mapper.js';
import type { RecordingFrame } from '../workouts/workout.record.js';

const FLOAT = Math.fround(234.567);
const STRYD = '18fb2cf01a4b430dad66988c847421f4';
const fromApps = aRecording({
  time: [0, 1, 2],
  developerChannels: [
    {
      name: 'Form Power',
      unit: 'Watts',
      application: STRYD,
      values: Float64Array.of(60, Number.NaN, 61),
    },
    {
      name: 'Form Power',
      unit: null,
      application: null,
      values: Float64Array.of(FLOAT, 5e12, -1.25),
    },
  ],
  sensors: [{ type: 'foot pod', name: 'Stryd', connection: 'ANT+' }],
  plan: { name: 'Easy', steps: [] },
  hasHrv: true,
});
const whole = {
  ...fromApps,
  channels: {
    power: { values: Float64Array.of(FLOAT, Number.NaN, 210), source: 'developer' as const },
  },
};

/** As the database gives the frame back. */
const stored = (recording: Recording) =>
  recordingOf(
    JSON.parse(JSON.stringify(frameOf(recording))) as RecordingFrame,
    columnsOf('w', recording),
  );

describe('recording as columns', () => {
  it('comes back as it was, with what apps added, to the bit', () => {
    expect(stored(whole)).toEqual(whole);
  });

  it('names the columns of apps by their place, and keeps their numbers out of the frame', () => {
    expect(columnsOf('w', whole).map(({ name }) => name)).toEqual([
      'time',
      'power',
      'developer:0',
      'developer:1',
    ]);
    expect(frameOf(whole).developerChannels).toEqual([
      { name: 'Form Power', unit: 'Watts', application: STRYD },
      { name: 'Form Power', unit: null, application: null },
    ]);
  });

  it('is read as before where it was stored before apps were listened to', () => {
    const before = aRecording({ time: [0, 1], values: { power: [100, 101] } });
    const back = stored(before);
    expect(back).toEqual(before);
    expect(back).not.toHaveProperty('developerChannels');
  });

  it('does not pretend to be whole without a column of an app', () => {
    const columns = columnsOf('w', whole).filter(({ name }) => name !== 'developer:1');
    expect(() => recordingOf(frameOf(whole), columns)).toThrow(
      'a stored recording has lost a column of an app',
    );
  });
});
