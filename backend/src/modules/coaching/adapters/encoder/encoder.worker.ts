import { parentPort } from 'node:worker_threads';
import { loadLiteModel, type LiteModel } from './load-lite-model.js';

/** What the thread answers to a batch of sentences. */
export type EncoderReply =
  | { readonly kind: 'vectors'; readonly vectors: readonly Float32Array[] }
  | { readonly kind: 'error'; readonly message: string };

let model: Promise<LiteModel> | undefined;

/** An encoding thread: the model is loaded with the first batch. */
parentPort?.on('message', (sentences: readonly string[]) => {
  void reply(sentences).then((answer) => parentPort?.postMessage(answer));
});

async function reply(sentences: readonly string[]): Promise<EncoderReply> {
  try {
    model ??= loadLiteModel();
    return { kind: 'vectors', vectors: await (await model)(sentences) };
  } catch (error) {
    model = undefined;
    return { kind: 'error', message: error instanceof Error ? error.message : String(error) };
  }
}
