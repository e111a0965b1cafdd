let leaving = false;

const note = (value: boolean) => (): void => void (leaving = value);

// On the way to another page the browser breaks off every call, and some tell so before the page is
// gone.
window.addEventListener('beforeunload', note(true));
window.addEventListener('pagehide', note(true));
window.addEventListener('pageshow', note(false));

/**
 * Whether this page is about to go: a call that fails now was broken off by that, and says nothing
 * of the server.
 */
export const isLeaving = (): boolean => leaving;
