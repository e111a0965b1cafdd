/** Colours that differ clearly on white, without red against green. */
export const COLOURS = {
  ink: '#1f2733',
  faint: '#8a94a3',
  grid: '#e4e8ee',
  power: '#c9a227',
  effort: '#7a5c00',
  heart: '#c2410c',
  speed: '#2563a8',
  height: '#d8dde5',
  accent: '#0f766e',
  second: '#7c3aed',
} as const;

export type Attributes = Readonly<Record<string, string | number>>;

/** One element; texts and attributes are escaped. */
export function element(
  name: string,
  attributes: Attributes,
  ...content: readonly string[]
): string {
  const written = Object.entries(attributes).map(
    ([key, value]) =>
      ` ${key}="${escaped(typeof value === 'number' ? String(rounded(value)) : value)}"`,
  );
  return content.length === 0
    ? `<${name}${written.join('')}/>`
    : `<${name}${written.join('')}>${content.join('')}</${name}>`;
}

export function text(x: number, y: number, words: string, attributes: Attributes = {}): string {
  return element(
    'text',
    { x, y, fill: COLOURS.ink, 'font-size': 13, ...attributes },
    escaped(words),
  );
}

/** A whole picture on white, with its title for those who cannot see it. */
export function picture(
  width: number,
  height: number,
  title: string,
  ...content: readonly string[]
): string {
  const head = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: 'img',
    'font-family': 'system-ui, sans-serif',
  };
  const ground = element('rect', { width, height, rx: 8, fill: '#ffffff', stroke: COLOURS.grid });
  const heading = text(24, 34, title, { 'font-size': 16, 'font-weight': 600 });
  const parts = [element('title', {}, escaped(title)), ground, heading, ...content];
  return `${element('svg', head, ...parts)}\n`;
}

export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

function escaped(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
