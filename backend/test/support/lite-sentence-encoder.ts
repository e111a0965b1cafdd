import {
  LITE_NAME,
  loadLiteModel,
  type LiteModel,
} from '#coaching/adapters/encoder/load-lite-model.js';
import { encodable } from '#coaching/adapters/encoder/worker-sentence-encoder.js';
import { SentenceEncoder } from '#coaching/ports/sentence-encoder.js';

/** The default encoder without its thread, for what runs the sources. */
export class LiteSentenceEncoder extends SentenceEncoder {
  override readonly name = LITE_NAME;
  private model: Promise<LiteModel> | null = null;

  override async encode(sentences: readonly string[]): Promise<readonly Float32Array[]> {
    if (sentences.length === 0) return [];
    this.model ??= loadLiteModel();
    return (await this.model)(sentences.map(encodable));
  }
}
