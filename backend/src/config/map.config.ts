import { IsOptional, Matches, MaxLength } from 'class-validator';

import { FromEnv, type Environment } from './reading/from-env.js';
import { IsUrlOf } from './reading/is-url-of.js';
import { textOf } from './reading/read-section.js';

const OPENSTREETMAP = {
  tilesUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '\u00a9 OpenStreetMap contributors',
};

export class MapConfig {
  /**
   * The tile server that a browser asks once its athlete has agreed. Null draws routes on a plain
   * ground: then no browser can ask a tile server for anything.
   */
  @FromEnv({
    variable: 'MAP_TILES_URL',
    takes:
      'none, or the address pattern of one tile server with {z}, {x} and {y}, such as ' +
      'https://tiles.example.com/{z}/{x}/{y}.png',
    otherwise: OPENSTREETMAP.tilesUrl,
    parse: (text) => (text === 'none' ? null : text),
  })
  @IsOptional()
  @IsUrlOf('http:', 'https:')
  // One plain host: the content policy lets images in from no other.
  @Matches(/^https?:\/\/[\w.:[\]-]+\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/)
  tilesUrl!: string | null;

  /** Names the source of the map, as most tile servers require. Shown as plain text. */
  @FromEnv({
    variable: 'MAP_TILES_ATTRIBUTION',
    takes: 'the words on the map that name its source, up to 200 characters',
    otherwise: attributionOf,
  })
  @MaxLength(200)
  attribution!: string;

  /**
   * The only foreign origin that images may come from (`https://tiles.example.com`); null where
   * there is none.
   */
  get tilesOrigin(): string | null {
    return this.tilesUrl === null ? null : new URL(this.tilesUrl).origin;
  }
}

/** Another server than the default has its own source, which only the operator knows. */
function attributionOf(env: Environment): string {
  return textOf(env, 'MAP_TILES_URL') === null ? OPENSTREETMAP.attribution : '';
}
