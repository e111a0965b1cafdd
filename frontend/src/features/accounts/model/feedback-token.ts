const key = 'feedbackToken';

/** The token of an account that was closed; good for telling why, and for nothing else. */
export const feedbackToken = {
  read: (): string | null => localStorage.getItem(key),
  store: (value: string): void => localStorage.setItem(key, value),
  remove: (): void => localStorage.removeItem(key),
};
