/** `normalizedPower` as "Normalized power"; short forms keep their capitals. */
export function titled(id: string): string {
  const words = id.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
    .replace(/\b(vo2|trimp|ftp|tss|hr)\b/gi, (short) => short.toUpperCase())
    .replace('W prime', 'W′')
    .replace('X power', 'xPower');
}

const SOURCES = {
  workout_steps: 'from the steps of a planned workout',
  manual_laps: 'from laps pressed by hand',
  detected: 'told from the output',
  none: 'none found',
} as const;

export function sourceInWords(source: keyof typeof SOURCES): string {
  return SOURCES[source];
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
