import { lengthOf, secondAt } from '#analysis/session/distance-track.js';
import { METRES_PER_MILE, type UnitPreferences } from '#kernel/units.js';
import { spokenDuration } from '#coaching/domain/display/duration.js';
import { shownDistance } from '#coaching/domain/display/quantities.js';
import type { Series } from '../query.js';
import type { Named } from './part.js';
import type { Seen } from './seen.js';

type Block = Extract<Series, { kind: 'block' }>;

/** More blocks than this are no list that anybody reads. */
const MOST_BLOCKS = 400;

/** Stretches of one length from the start; the last one is what is left. */
export function blocks(
  { by, length }: Pick<Block, 'by' | 'length'>,
  { look: { ground }, units }: Seen,
): Named[] | string {
  const { time } = ground.grid;
  const [start, end] = [time[0] ?? 0, time[ground.grid.length - 1] ?? 0];
  const whole = by === 'metres' ? lengthOf(ground) : end - start;
  if (whole === null) return 'no distance was recorded';
  const count = length > 0 ? Math.ceil(whole / length - 1e-6) : 0;
  if (count < 1 || count > MOST_BLOCKS) return 'such parts would be too many or too few';
  const at = (place: number): number =>
    by === 'metres' ? (secondAt(ground, place) ?? end) : Math.min(end, start + place);
  return Array.from({ length: count }, (_, index) => ({
    from: at(index * length),
    to: at((index + 1) * length),
    key: `${by}.${Math.round(length)}.${index + 1}`,
    name: blockName({ by, length, whole }, index, units),
  }));
}

function blockName(
  { by, length, whole }: Pick<Block, 'by' | 'length'> & { readonly whole: number },
  index: number,
  units: UnitPreferences,
): string {
  if (by === 'metres' && length === 1000) return `km ${index + 1}`;
  if (by === 'metres' && Math.abs(length - METRES_PER_MILE) < 1) return `mile ${index + 1}`;
  const shown = (place: number): string =>
    by === 'metres' ? shownDistance(place, units) : spokenDuration(place);
  return index === 0
    ? `the first ${shown(length)}`
    : `${shown(index * length)} to ${shown(Math.min(whole, (index + 1) * length))}`;
}
