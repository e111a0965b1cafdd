import {
  blanked,
  counted,
  secondsOf,
  untouched,
  withChannel,
  type RepairStep,
} from './repair-step.js';

/**
 * Nobody pedals (rpm) or steps (both feet, a minute) faster for a second; sensors that count twice
 * write more (ours).
 */
export const MAX_CADENCE = { running: 300, cycling: 200 } as const;

/** Blanks cadences that the sport cannot reach. */
export const dropCadenceSpikes: RepairStep = (recording) => {
  const cadence = recording.channels.cadence;
  if (cadence === undefined) return untouched(recording);
  const limit = MAX_CADENCE[recording.family];
  const marked: number[] = [];
  for (let i = 0; i < cadence.values.length; i++)
    if ((cadence.values[i] as number) > limit) marked.push(i);
  if (marked.length === 0) return untouched(recording);
  const unit = recording.family === 'running' ? 'steps a minute' : 'rpm';
  return {
    recording: withChannel(recording, 'cadence', {
      ...cadence,
      values: blanked(cadence.values, marked),
    }),
    repairs: [
      {
        kind: 'cadence-spikes',
        text:
          `${counted(marked.length, 'cadence reading')} over ${limit} ${unit} left out: the ` +
          'sensor counted twice.',
        seconds: secondsOf(recording.time, marked),
      },
    ],
  };
};
