const key = 'arrived';

/**
 * Somebody signs in on a page of the public site, and the app is loaded as a page: it puts the
 * focus where it would after a change of page.
 */
export const arrival = {
  announce: (): void => sessionStorage.setItem(key, 'yes'),
  /** True once after `announce`. */
  take: (): boolean => {
    const isAnnounced = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return isAnnounced;
  },
};
