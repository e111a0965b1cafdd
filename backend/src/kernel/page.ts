/**
 * One page of a list that is read forward by an opaque cursor; `nextCursor` is null on the last
 * page.
 */
export interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}
