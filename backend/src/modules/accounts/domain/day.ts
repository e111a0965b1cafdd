/** The day (YYYY-MM-DD, UTC) of a moment. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
