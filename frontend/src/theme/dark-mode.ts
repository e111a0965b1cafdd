import type { ThemeMode } from './palette.js';

export type ThemeChoice = ThemeMode | 'system';

/** Shared with `public/theme.js`, which paints before this module is loaded. */
const storageKey = 'theme';
const darkSystem = '(prefers-color-scheme: dark)';

export interface ThemeState {
  readonly choice: ThemeChoice;
  readonly mode: ThemeMode;
}

function storedChoice(): ThemeChoice {
  const stored = localStorage.getItem(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function read(): ThemeState {
  const choice = storedChoice();
  if (choice !== 'system') return { choice, mode: choice };
  return { choice, mode: matchMedia(darkSystem).matches ? 'dark' : 'light' };
}

/** What is chosen and what is shown; other tabs and the system's own switch are followed. */
class ThemeStore {
  private state = read();
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.listeners.size === 0) this.watch('addEventListener');
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.watch('removeEventListener');
    };
  };

  readonly snapshot = (): ThemeState => this.state;

  choose(choice: ThemeChoice): void {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
    this.refresh();
  }

  private readonly refresh = (): void => {
    this.state = read();
    document.documentElement.dataset['theme'] = this.state.mode;
    this.listeners.forEach((listener) => listener());
  };

  private watch(method: 'addEventListener' | 'removeEventListener'): void {
    matchMedia(darkSystem)[method]('change', this.refresh);
    window[method]('storage', this.refresh);
  }
}

export const themeStore = new ThemeStore();
