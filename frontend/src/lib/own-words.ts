const prefix = 'words:';

/**
 * What somebody has typed and not sent, kept in this tab under `place` until it is sent: a reload
 * or a session that ends in the middle of a sentence does not lose it.
 */
export const ownWords = {
  read: (place: string): string => sessionStorage.getItem(prefix + place) ?? '',
  keep: (place: string, text: string): void =>
    text === ''
      ? sessionStorage.removeItem(prefix + place)
      : sessionStorage.setItem(prefix + place, text),
  /** For the next athlete in this tab. */
  forget: (): void =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(prefix))
      .forEach((key) => sessionStorage.removeItem(key)),
};
