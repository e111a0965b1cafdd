const key = 'upgradeBannerDismissed';

/** The status at which the athlete put the banner away; for this tab only, until it is closed. */
export const dismissedBanner = {
  read: (): string | null => sessionStorage.getItem(key),
  keep: (status: string): void => sessionStorage.setItem(key, status),
};
