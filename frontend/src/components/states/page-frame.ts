import { createContext } from 'react';

/** True inside a frame that has the page's one `<main>` and its way home. */
export const PageFrameContext = createContext(false);
