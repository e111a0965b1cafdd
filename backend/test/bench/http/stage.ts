import type { Client } from 'pg';
import type { Product } from '../product.js';
import type { Floor } from './floor.js';
import type { Result } from './result.js';

/** What every measurement works with. */
export interface Stage {
  readonly product: Product;
  readonly database: Client;
  readonly databaseUrl: string;
  readonly floor: Floor;
  readonly length: Length;
  /** Takes a line of the table as soon as it is known. */
  readonly tell: (result: Result) => void;
}

/** How long each run is, and how often it is made; the worst of them counts. */
export interface Length {
  readonly warmUpSeconds: number;
  readonly seconds: number;
  readonly repeats: number;
}
