import {
  blanked,
  counted,
  secondsOf,
  untouched,
  withChannel,
  type RepairStep,
} from './repair-step.js';

/**
 * Nearer to 0° N 0° E than this many degrees (about 100 m) nobody trains: it is how a device writes
 * "no position".
 */
const NULL_ISLAND_DEG = 0.001;

/** Blanks positions at 0° N 0° E. */
export const dropNullIsland: RepairStep = (recording) => {
  const { latitude, longitude } = recording.channels;
  if (latitude === undefined || longitude === undefined) return untouched(recording);
  const marked: number[] = [];
  for (let i = 0; i < recording.time.length; i++) {
    const near =
      Math.abs(latitude.values[i] as number) < NULL_ISLAND_DEG &&
      Math.abs(longitude.values[i] as number) < NULL_ISLAND_DEG;
    if (near) marked.push(i);
  }
  if (marked.length === 0) return untouched(recording);
  const latitudes = withChannel(recording, 'latitude', {
    ...latitude,
    values: blanked(latitude.values, marked),
  });
  return {
    recording: withChannel(latitudes, 'longitude', {
      ...longitude,
      values: blanked(longitude.values, marked),
    }),
    repairs: [
      {
        kind: 'gps-null-island',
        text:
          `${counted(marked.length, 'position')} at 0° north, 0° east left out: the device had ` +
          'no GPS fix there.',
        seconds: secondsOf(recording.time, marked),
      },
    ],
  };
};
