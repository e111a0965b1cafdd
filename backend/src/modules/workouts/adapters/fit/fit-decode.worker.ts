import { parentPort } from 'node:worker_threads';
import { readFit } from './read-fit.js';
import { buffersOf, replyOfError } from './thread-messages.js';
import type { DecodeReply, DecodeRequest } from './thread-messages.js';
import { warmUp } from './warm-up.js';

/** A decoding thread: one file after the other, until it is ended from outside. */
parentPort?.on('message', ({ bytes, nowMs }: DecodeRequest) => {
  const reply = decode(new Uint8Array(bytes), nowMs);
  parentPort?.postMessage(reply, reply.kind === 'recording' ? buffersOf(reply.recording) : []);
});

warmUp();

function decode(bytes: Uint8Array, nowMs: number): DecodeReply {
  try {
    return { kind: 'recording', recording: readFit(bytes, nowMs) };
  } catch (error) {
    return replyOfError(error);
  }
}
