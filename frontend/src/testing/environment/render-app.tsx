import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { App } from '#app/app.js';
import { createQueryClient } from '#app/query-client.js';

export interface RenderedApp {
  readonly user: UserEvent;
  readonly history: RouterHistory;
  /** Path and query of the page that is open. */
  readonly address: () => string;
}

/** Opens the whole product at `address`, as a browser would. */
export function renderApp(address: string): RenderedApp {
  const history = createMemoryHistory({ initialEntries: [address] });
  render(<App queryClient={createQueryClient()} history={history} />);
  return { user: userEvent.setup(), history, address: () => history.location.href };
}

/** Puts `text` into the field in one go, as pasting does. */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
