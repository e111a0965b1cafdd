import { palette, type ThemeMode } from './palette.js';

const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]|\d/g, (letter) => `-${letter.toLowerCase()}`);

function rules(mode: ThemeMode): string {
  const variables = Object.entries(palette[mode]).map(
    ([name, colour]) => `--sw-${kebab(name)}:${colour};`,
  );
  return `color-scheme:${mode};${variables.join('')}`;
}

/**
 * The palette as a stylesheet: `heartRate` becomes `--sw-heart-rate`, `zone1` becomes
 * `--sw-zone-1`.
 */
export function cssVariables(): string {
  return `:root{${rules('light')}}\n:root[data-theme='dark']{${rules('dark')}}\n`;
}
