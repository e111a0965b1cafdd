import { parentPort } from 'node:worker_threads';
import { analyse } from '#analysis/analyse.js';
import { replyOfError } from './thread-messages.js';
import type { AnalyseReply, AnalyseRequest } from './thread-messages.js';

/** An analysing thread: one recording after the other, until it is ended from outside. */
parentPort?.on('message', (request: AnalyseRequest) => parentPort?.postMessage(answer(request)));

function answer({ recording, thresholds }: AnalyseRequest): AnalyseReply {
  try {
    return { kind: 'analysis', analysis: analyse(recording, thresholds) };
  } catch (error) {
    return replyOfError(error);
  }
}
