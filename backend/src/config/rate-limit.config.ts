import { IsNumber, IsPositive, Max } from 'class-validator';

import { FromEnv, toNumber } from './reading/from-env.js';

export class RateLimitConfig {
  /** Multiplies every limit; production takes 1 only. */
  @FromEnv({
    variable: 'RATE_LIMIT_SCALE',
    takes: 'a number above 0, at most 1000000',
    otherwise: 1,
    parse: toNumber,
  })
  @IsNumber()
  @IsPositive()
  @Max(1_000_000)
  scale!: number;
}
