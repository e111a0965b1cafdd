import { token } from './token.js';

type Listener = () => void;

const listeners = new Set<Listener>();

/**
 * Calls `listener` whenever the server refuses the token that this browser holds. Returns how to
 * stop that.
 */
export function onUnauthenticated(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The late refusal of an older token says nothing of a newer token. */
export function reportUnauthenticated(refused: string | null): void {
  if (refused !== null && refused === token.read()) listeners.forEach((listener) => listener());
}
