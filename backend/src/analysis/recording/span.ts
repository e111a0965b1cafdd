/** A span on the recording, seconds since its start. */
export interface Span {
  readonly from: number;
  readonly to: number;
}
