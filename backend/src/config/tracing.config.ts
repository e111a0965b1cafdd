import { IsNumber, IsOptional, Max, Min } from 'class-validator';

import { FromEnv, toNumber } from './reading/from-env.js';
import { IsUrlOf } from './reading/is-url-of.js';

/** Where traces of requests and jobs go; nowhere without an address. */
export class TracingConfig {
  @FromEnv({
    variable: 'TRACES_URL',
    takes:
      'the address of a collector that takes OTLP over HTTP, such as ' +
      'http://collector:4318/v1/traces',
    otherwise: null,
  })
  @IsOptional()
  @IsUrlOf('http:', 'https:')
  url!: string | null;

  @FromEnv({
    variable: 'TRACES_RATIO',
    takes: 'the share of requests and jobs that are traced, 0 to 1',
    otherwise: 1,
    parse: toNumber,
  })
  @IsNumber()
  @Min(0)
  @Max(1)
  ratio!: number;
}
