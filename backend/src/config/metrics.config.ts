import { IsOptional, MinLength } from 'class-validator';

import { FromEnv } from './reading/from-env.js';

/** How `/metrics` is guarded; this machine itself may always read it. */
export class MetricsConfig {
  @FromEnv({
    variable: 'METRICS_TOKEN',
    takes:
      'a random text of at least 16 characters that others than this machine send to read /metrics',
    otherwise: null,
    secret: true,
  })
  @IsOptional()
  @MinLength(16)
  token!: string | null;
}
