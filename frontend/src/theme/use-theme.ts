import { useSyncExternalStore } from 'react';
import { palette, type Palette } from './palette.js';
import { themeStore, type ThemeChoice, type ThemeState } from './dark-mode.js';

export interface Theme extends ThemeState {
  /** The colours of the mode in use, for what is drawn on a canvas. */
  readonly colours: Palette;
  choose(choice: ThemeChoice): void;
}

export function useTheme(): Theme {
  const state = useSyncExternalStore(themeStore.subscribe, themeStore.snapshot);
  return { ...state, colours: palette[state.mode], choose: (choice) => themeStore.choose(choice) };
}
