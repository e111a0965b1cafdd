import type { UploadState } from './upload-item.js';
import type { ProblemKind, UploadProblem } from './upload-problem.js';

export type Tone = 'quiet' | 'busy' | 'good' | 'warning' | 'danger';

/** How a file of the list stands: a word or two, and a sentence where there is more to say. */
export interface Standing {
  readonly tone: Tone;
  readonly word: string;
  readonly sentence?: string;
}

const words: Readonly<Record<ProblemKind, readonly [Tone, string]>> = {
  duplicate: ['quiet', 'Already here'],
  unsupported: ['warning', 'Not a ride or run'],
  damaged: ['danger', 'Could not be read'],
  'too-large': ['danger', 'Too large'],
  'not-fit': ['danger', 'Not a .fit file'],
  network: ['danger', 'Did not get through'],
  other: ['danger', 'Did not get through'],
  subscription: ['warning', 'Not sent'],
  suspended: ['warning', 'Not sent'],
};

function refused({ kind, description, sentence }: UploadProblem): Standing {
  const [tone, word] = words[kind];
  return { tone, word, sentence: sentence ?? description };
}

export function standingOf(state: UploadState): Standing {
  switch (state.phase) {
    case 'waiting':
      return { tone: 'quiet', word: 'Waiting' };
    case 'uploading':
      return {
        tone: 'busy',
        word: state.sent >= 1 ? 'Analyzing...' : `Uploading, ${Math.floor(state.sent * 100)} %`,
        sentence: state.told,
      };
    case 'done':
      return { tone: 'good', word: 'Added' };
    case 'refused':
    case 'stopped':
      return refused(state.problem);
    case 'canceled':
      return {
        tone: 'quiet',
        word: 'Canceled',
        sentence: state.arrived
          ? 'It had arrived before it was canceled, so it may still appear among your workouts.'
          : undefined,
      };
  }
}
