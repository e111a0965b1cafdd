import type { Query, Series } from '#coaching/domain/query/query.js';
import type { Sense } from '../sense.js';

/** What a reader found; the metrics of the sentence where it names none of its own. */
export type Found = Pick<Query, 'scope' | 'operation'> & Partial<Query>;
/** @param usual the parts that are meant where none are named */
export type Reader = (sense: Sense, usual: Series) => Found | null;
