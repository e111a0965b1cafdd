import { IsOptional, Matches, MaxLength } from 'class-validator';

import { FromEnv } from './reading/from-env.js';
import { IsUrlOf } from './reading/is-url-of.js';

export class MapConfig {
  /**
   * Null draws routes on a plain background: then no browser ever asks a tile server for anything.
   */
  @FromEnv({
    variable: 'MAP_TILES_URL',
    takes:
      'the address pattern of a tile server with {z}, {x} and {y}, such as ' +
      'https://tiles.example.com/{z}/{x}/{y}.png',
    otherwise: null,
  })
  @IsOptional()
  @IsUrlOf('http:', 'https:')
  @Matches(/^(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/)
  tilesUrl!: string | null;

  /** The attribution that most tile servers require. Shown as plain text. */
  @FromEnv({
    variable: 'MAP_TILES_ATTRIBUTION',
    takes: 'the words on the map that say whom it is from, up to 200 characters',
    otherwise: null,
  })
  @IsOptional()
  @MaxLength(200)
  attribution!: string | null;

  /**
   * The one foreign address that pictures may come from (`https://tiles.example.com`); null without
   * a tile server.
   */
  get tilesOrigin(): string | null {
    return this.tilesUrl === null ? null : new URL(this.tilesUrl).origin;
  }
}
