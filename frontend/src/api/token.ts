const key = 'token';

/** The bearer token, in persistent storage as the specification asks. */
export const token = {
  read: (): string | null => localStorage.getItem(key),
  store: (value: string): void => localStorage.setItem(key, value),
  remove: (): void => localStorage.removeItem(key),
};

/** Calls `listener` when another tab has stored or removed the token. Returns how to stop that. */
export function onTokenElsewhere(listener: () => void): () => void {
  // The key is null where all storage was cleared.
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener();
  };
  // A page that was put aside and comes back has missed what happened meanwhile.
  const onShow = (event: PageTransitionEvent): void => {
    if (event.persisted) listener();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
