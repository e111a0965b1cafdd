import OpenAI from 'openai';
import {
  EncoderFailedError,
  MOST_ENCODED_CHARACTERS,
  SentenceEncoder,
} from '#coaching/ports/sentence-encoder.js';

/** Which OpenAI-compatible service encodes; both key and address have a usual default. */
export interface OpenaiEncoderSettings {
  readonly apiKey: string | null;
  readonly baseUrl: string | null;
  readonly model: string;
  /** ms for one call; 3 s unless given. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 3_000;
/** Inputs of one call; services refuse more than some 2,000. */
const BATCH = 256;

/** Any service that speaks the embeddings API (`POST /v1/embeddings`). */
export class OpenaiSentenceEncoder extends SentenceEncoder {
  override readonly name: string;
  private readonly client: OpenAI;
  private readonly model: string;
  private readonly timeoutMs: number;

  constructor({ apiKey, baseUrl, model, timeoutMs = TIMEOUT_MS }: OpenaiEncoderSettings) {
    super();
    this.model = model;
    this.timeoutMs = timeoutMs;
    this.name = `${model} at ${baseUrl ?? 'its usual address'}`;
    this.client = new OpenAI({
      // What is not set here would be read from the environment.
      apiKey: apiKey ?? 'none',
      baseURL: baseUrl ?? 'https://api.openai.com/v1',
      organization: null,
      project: null,
      adminAPIKey: null,
      webhookSecret: null,
      maxRetries: 0,
      timeout: 2 * timeoutMs,
      logLevel: 'off',
    });
  }

  override async encode(sentences: readonly string[]): Promise<readonly Float32Array[]> {
    const vectors: Float32Array[] = [];
    for (let at = 0; at < sentences.length; at += BATCH)
      vectors.push(...(await this.batch(sentences.slice(at, at + BATCH))));
    return vectors;
  }

  private async batch(sentences: readonly string[]): Promise<readonly Float32Array[]> {
    const input = sentences.map((text) => text.slice(0, MOST_ENCODED_CHARACTERS).trim() || '.');
    const data = await this.call(input);
    const width = vectorOf(data[0]).length;
    const inOrder = input.map((_, at) => vectorOf(data.find((row) => indexOf(row) === at)));
    if (width === 0 || inOrder.some(({ length }) => length !== width))
      throw new EncoderFailedError('useless');
    return inOrder.map(unit);
  }

  private async call(input: string[]): Promise<readonly unknown[]> {
    const signal = AbortSignal.timeout(this.timeoutMs);
    try {
      const answer: unknown = await this.client.embeddings.create(
        { model: this.model, input, encoding_format: 'float' },
        { signal },
      );
      const data = typeof answer === 'object' && answer !== null && 'data' in answer && answer.data;
      if (!Array.isArray(data)) throw new EncoderFailedError('useless');
      return data as readonly unknown[];
    } catch (error) {
      if (error instanceof EncoderFailedError) throw error;
      throw new EncoderFailedError(signal.aborted ? 'late' : 'unavailable', { cause: error });
    }
  }
}

function indexOf(row: unknown): number | null {
  return typeof row === 'object' && row !== null && 'index' in row && Number.isInteger(row.index)
    ? Number(row.index)
    : null;
}

function vectorOf(row: unknown): readonly number[] {
  const vector = typeof row === 'object' && row !== null && 'embedding' in row && row.embedding;
  return Array.isArray(vector) && vector.every((value) => Number.isFinite(value))
    ? (vector as readonly number[])
    : [];
}

/** The same direction, of length 1. */
function unit(vector: readonly number[]): Float32Array {
  const length = Math.hypot(...vector);
  if (length === 0) throw new EncoderFailedError('useless');
  return Float32Array.from(vector, (value) => value / length);
}
