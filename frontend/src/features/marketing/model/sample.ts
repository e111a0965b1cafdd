/**
 * A fact that the coach used, as it is shown; `at` tells where on the recording it holds, in
 * seconds.
 */
export interface SampleEvidence {
  readonly label: string;
  readonly display: string;
  readonly at?: { readonly from: number; readonly to: number; readonly channel: string };
}

export interface SampleAnswer {
  readonly question: string;
  readonly paragraphs: readonly string[];
  readonly evidence: readonly SampleEvidence[];
}

export type SampleChannel = 'power' | 'heartRate' | 'speed';

/**
 * A generated session with what the engine and the built-in coach make of it. Whole watts and bpm,
 * speed in cm/s, one value each `step` seconds.
 */
export interface Sample {
  readonly title: string;
  readonly sport: string;
  readonly seconds: number;
  readonly distanceM: number;
  readonly headline: string;
  /** The one step that its report ends with. */
  readonly next: string;
  readonly curves: {
    readonly step: number;
    readonly channels: { readonly [name in SampleChannel]?: readonly (number | null)[] };
  };
  readonly intervals: readonly {
    readonly from: number;
    readonly to: number;
    readonly powerW: number | null;
    readonly heartRate: number | null;
  }[];
  readonly zones: readonly {
    readonly zone: number | string;
    readonly from: number | null;
    readonly to: number | null;
    readonly seconds: number;
    readonly percent: number;
  }[];
  readonly numbers: {
    readonly normalizedPowerW: number | null;
    readonly averageHeartRate: number | null;
    readonly stress: number | null;
  };
  readonly answers: readonly SampleAnswer[];
  readonly suggested: readonly { readonly level: string; readonly questions: readonly string[] }[];
}

/** Generated weeks of training, one value a day. */
export interface Season {
  readonly first: string;
  readonly fitness: readonly number[];
  readonly fatigue: readonly number[];
  readonly loads: readonly number[];
}

/** The answer to `question`, which the generator was asked to keep. */
export function answerTo(sample: Sample, question: string): SampleAnswer {
  const found = sample.answers.find((answer) => answer.question === question);
  if (!found) throw new Error(`the sample "${sample.title}" has no answer to "${question}"`);
  return found;
}
