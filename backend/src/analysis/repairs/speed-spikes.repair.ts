import {
  blanked,
  counted,
  secondsOf,
  untouched,
  withChannel,
  type RepairStep,
} from './repair-step.js';

/**
 * Faster than any runner (12.4 m/s is the record over 100 m) and than any ride that is to be
 * believed. m/s.
 */
export const MAX_SPEED_MPS = { running: 12.5, cycling: 35 } as const;

/** Blanks speeds that the sport cannot reach. */
export const dropSpeedSpikes: RepairStep = (recording) => {
  const speed = recording.channels.speed;
  if (speed === undefined) return untouched(recording);
  const limit = MAX_SPEED_MPS[recording.family];
  const marked: number[] = [];
  for (let i = 0; i < speed.values.length; i++)
    if ((speed.values[i] as number) > limit) marked.push(i);
  if (marked.length === 0) return untouched(recording);
  return {
    recording: withChannel(recording, 'speed', { ...speed, values: blanked(speed.values, marked) }),
    repairs: [
      {
        kind: 'speed-spikes',
        text:
          `${counted(marked.length, 'speed')} over ${Math.round(limit * 3.6)} km/h left out: ` +
          'GPS or the sensor went wrong there.',
        seconds: secondsOf(recording.time, marked),
      },
    ],
  };
};
