/** The best time over a distance, or power over a duration. m, s. */
export interface EffortAsked {
  readonly kind: 'effort';
  readonly by: 'metres' | 'seconds';
  readonly length: number;
}
