/**
 * Where a key moves a cursor over `count` stops; undefined where the key belongs to the page, null
 * puts the cursor away.
 */
export function stopAfter(
  key: string,
  at: number | null,
  count: number,
): number | null | undefined {
  const last = count - 1;
  const leap = Math.max(1, Math.round(count / 10));
  const from = at ?? last;
  const clamped = (stop: number): number => Math.min(last, Math.max(0, stop));
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return clamped(from - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return clamped(from + 1);
    case 'PageUp':
      return clamped(from + leap);
    case 'PageDown':
      return clamped(from - leap);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return at === null ? undefined : null;
    default:
      return undefined;
  }
}
