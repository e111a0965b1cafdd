import type { FitContainer } from './fit-container.js';
import type { FitDamage } from './fit-content.js';

/**
 * Bytes that may be left behind the last whole message of a part that is damaged; more than that
 * means that reading stopped inside. Ours.
 */
const LAST_MESSAGE = 1024;

/**
 * What is wrong with the bytes, in the order of the warnings.
 *
 * @param stops for each part the offset at which the walk over its messages ended
 * @param summarised whether the file holds what devices write when a recording is closed
 */
export function damageOf(
  { parts, trailing }: FitContainer,
  stops: readonly number[],
  summarised: boolean,
): FitDamage[] {
  if (
    !trailing &&
    parts.every(({ to, headerCrcOk, crcOk }, index) => headerCrcOk && crcOk && stops[index] === to)
  )
    return [];
  const damage = new Set<FitDamage>();
  if (parts.some((part) => !part.headerCrcOk)) damage.add('bad-header-checksum');
  parts.forEach((part, index) => {
    const left = part.to - (stops[index] ?? part.to);
    if (!part.complete) damage.add(index === 0 ? 'cut-short' : 'part-cut-short');
    else if (part.wrongLength === true) damage.add('wrong-length');
    // What stands where the checksum would be is the middle of a message.
    else if (!part.crcOk)
      damage.add(
        parts.length === 1 && !trailing && !summarised && left > 0 && left <= LAST_MESSAGE
          ? 'never-closed'
          : 'bad-checksum',
      );
  });
  if (trailing) damage.add('trailing-bytes');
  parts.forEach(({ to, crcOk }, index) => {
    const stop = stops[index] ?? to;
    if (stop === to) return;
    if (crcOk) damage.add('beyond-decoder');
    else if (to - stop > LAST_MESSAGE) damage.add('stopped-early');
  });
  return [...damage];
}
