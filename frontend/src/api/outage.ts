let tries = 0;

/** Tries since the last good answer; every part of the page that waits for the server counts in it. */
export const outage = {
  nextTry: (): number => (tries += 1),
  /** The server has answered well: the next outage begins with short waits. */
  over: (): void => {
    tries = 0;
  },
};
