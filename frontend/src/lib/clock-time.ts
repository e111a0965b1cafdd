/** `14:05` by the reader's own clock, alike in every browser. Milliseconds since 1970. */
export function clockTime(instant: number): string {
  const date = new Date(instant);
  return `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`;
}
