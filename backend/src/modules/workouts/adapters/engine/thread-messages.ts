import type { Analysis } from '#analysis/analysis.js';
import type { Channel, ChannelName, Recording } from '#analysis/recording/recording.js';
import type { Thresholds } from '#analysis/thresholds.js';
import type { ThreadTask } from '#platform/threads/pool-thread.js';

export interface AnalyseRequest {
  readonly recording: Recording;
  readonly thresholds: Thresholds;
}

export type AnalyseReply =
  | { readonly kind: 'analysis'; readonly analysis: Analysis }
  | { readonly kind: 'defect'; readonly message: string; readonly stack: string };

/**
 * The recording with columns of its own, which are handed over whole: one copy instead of the two
 * of a message. Nothing is computed from what apps added, so it stays here.
 */
export function analyseTask(
  { developerChannels: _notNeeded, ...recording }: Recording,
  thresholds: Thresholds,
): ThreadTask {
  const time = new Float64Array(recording.time);
  const named = Object.entries(recording.channels) as [ChannelName, Channel][];
  const channels = named.map(([name, { values, source }]): [ChannelName, Channel] => [
    name,
    { values: new Float64Array(values), source },
  ]);
  const message: AnalyseRequest = {
    recording: { ...recording, time, channels: Object.fromEntries(channels) },
    thresholds,
  };
  const buffers = [time, ...channels.map(([, { values }]) => values)].map(
    (column) => column.buffer as ArrayBuffer,
  );
  return { message, buffers };
}

/** Errors lose their class between threads, so they travel as data. */
export function replyOfError(error: unknown): AnalyseReply {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { kind: 'defect', message, stack: stack ?? message };
}
