import { IsOptional, Matches } from 'class-validator';

import { FromEnv } from './from-env.js';
import { IsUrlOf } from './is-url-of.js';

export class MapConfig {
  /** Null draws routes on a plain background: then no browser ever asks a tile server for anything. */
  @FromEnv({
    variable: 'MAP_TILES_URL',
    takes: 'the address pattern of a tile server with {z}, {x} and {y}, such as https://tiles.example.com/{z}/{x}/{y}.png',
    otherwise: null,
  })
  @IsOptional()
  @IsUrlOf('http:', 'https:')
  @Matches(/^(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/)
  tilesUrl!: string | null;
}
