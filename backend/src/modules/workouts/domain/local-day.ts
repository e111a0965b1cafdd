/** The day (YYYY-MM-DD) on the athlete's clock; UTC where the file does not tell its offset. */
export function localDay(startTimeMs: number, utcOffsetS: number | null): string {
  return new Date(startTimeMs + (utcOffsetS ?? 0) * 1000).toISOString().slice(0, 10);
}
