import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { DecompressionStream as NodeDecompressionStream } from 'node:stream/web';

/** jsdom's files cannot be read; Node's own are the same standard, and so is its unpacking. */
export function useNativeFiles(): void {
  Object.assign(globalThis, {
    Blob: NodeBlob,
    File: NodeFile,
    DecompressionStream: NodeDecompressionStream,
  });
}
