/**
 * One file of an export. Text is UTF-8; large content comes in pieces and is never whole in memory.
 */
export interface ExportedFile {
  /**
   * Wanted path with slashes, e.g. `files/ride.fit`; the exporter changes one that is unsafe or
   * taken.
   */
  readonly path: string;
  readonly content: string | AsyncIterable<Uint8Array | string>;
}
