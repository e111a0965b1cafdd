import { SetMetadata } from '@nestjs/common';

export const OPENS_PERSONAL_DATA = 'stridewatt:opens-personal-data';

/** Where a route hands out what is stored of somebody. */
export interface OpenedData {
  /**
   * The parameter of the query that names whom, by id; without it the caller's own is read, which
   * is nobody's business.
   */
  readonly parameter: string;
  /** What the log calls it. */
  readonly what: 'subscription-viewed';
}

/**
 * Marks a route that administrators share with athletes, so that their looking at others is written
 * down.
 */
export const OpensPersonalData = (opened: OpenedData) => SetMetadata(OPENS_PERSONAL_DATA, opened);
