import type { Unreachable } from '#api/unreachable.js';

/** What a page says while there is no answer, by the reason. */
export const UNREACHABLE_WORDS: Readonly<
  Record<Unreachable, { readonly title: string; readonly text: string }>
> = {
  offline: {
    title: 'You are offline',
    text: 'This page loads again as soon as you have a connection.',
  },
  away: {
    title: 'Stridewatt cannot be reached',
    text: 'Your connection works, but the server does not answer. This page keeps trying.',
  },
  maintenance: {
    title: 'Stridewatt is being maintained',
    text: 'Your workouts are safe. This page comes back as soon as the work is done.',
  },
};
