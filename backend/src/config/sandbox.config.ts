import { IsInt, IsOptional, Max, Min } from 'class-validator';

import { FromEnv, toNumber } from './reading/from-env.js';

/** How the sandbox payment provider behaves where it is used. */
export class SandboxConfig {
  /**
   * Null for calendar months. A few seconds show a whole life of a subscription, with its renewals,
   * while one looks on.
   */
  @FromEnv({
    variable: 'SANDBOX_MONTH_S',
    takes: 'the length of a month of the sandbox payment provider in seconds, 1 to 2678400',
    otherwise: null,
    parse: toNumber,
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_678_400)
  monthS!: number | null;
}
