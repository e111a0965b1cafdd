let unloading = false;

const set = (value: boolean) => (): void => void (unloading = value);

// When the page unloads, the browser aborts every call, and some reject before the page is gone.
window.addEventListener('beforeunload', set(true));
window.addEventListener('pagehide', set(true));
window.addEventListener('pageshow', set(false));

/** Whether this page is unloading: a call that fails now says nothing about the server. */
export const isPageUnloading = (): boolean => unloading;
