import type { Palette } from '#theme/palette.js';

const FAINTEST = 0.3;
const DARKEST = 0.35;

/**
 * Shades of one colour, from faint to strong, that can be distinguished on the page's ground.
 */
export function ramp(
  colour: string,
  { ground, ink }: Pick<Palette, 'ground' | 'ink'>,
  count: number,
): readonly string[] {
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, index) =>
    index <= middle
      ? mix(ground, colour, FAINTEST + (1 - FAINTEST) * (index / middle))
      : mix(colour, ink, DARKEST * ((index - middle) / middle)),
  );
}

/** From one colour over a quiet middle to another. */
export function diverging(
  [low, middle, high]: readonly [string, string, string],
  { ground }: Pick<Palette, 'ground'>,
  count: number,
): readonly string[] {
  const centre = (count - 1) / 2;
  const quiet = mix(ground, middle, 0.5);
  return Array.from({ length: count }, (_, index) =>
    index <= centre ? mix(low, quiet, index / centre) : mix(quiet, high, (index - centre) / centre),
  );
}

/** `#rrggbb` between two of them; share 0 is the first. */
export function mix(a: string, b: string, share: number): string {
  const part = (colour: string, place: number): number =>
    Number.parseInt(colour.slice(1 + place * 2, 3 + place * 2), 16);
  const mixed = [0, 1, 2].map((place) =>
    Math.round(part(a, place) + (part(b, place) - part(a, place)) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
