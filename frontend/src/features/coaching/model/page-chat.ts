import { createContext } from 'react';

/** A chat about what the page shows. */
export interface PageChat {
  /** What the button in the bar is called, e.g. `Chat about this workout`. */
  readonly label: string;
  readonly open: () => void;
}

export interface PageChats {
  /** The chat of the page that is open; null where it has none of its own. */
  readonly here: PageChat | null;
  /** The page offers its chat, until what is returned is called. */
  readonly offer: (chat: PageChat) => () => void;
  /** Opens the chat about all workouts; null outside the frame of signed-in athletes. */
  readonly openGeneral: (() => void) | null;
}

/** Which chat the button in the bar opens: the page's own one, else the general one. */
export const PageChatContext = createContext<PageChats>({
  here: null,
  offer: () => () => undefined,
  openGeneral: null,
});
