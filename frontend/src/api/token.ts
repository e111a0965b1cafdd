const key = 'token';

/** The bearer token, in persistent storage as the specification asks. */
export const token = {
  read: (): string | null => localStorage.getItem(key),
  store: (value: string): void => localStorage.setItem(key, value),
  remove: (): void => localStorage.removeItem(key),
};
