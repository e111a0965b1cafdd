import type { CreateClientConfig } from './generated/client.gen.js';
import { transport } from './transport.js';

/** Sends every generated call through `transport`, which throws for an answer that is not OK. */
export const createClientConfig: CreateClientConfig = (config) => ({
  ...config,
  // The public pages are prerendered outside a browser.
  baseUrl: typeof window === 'undefined' ? '' : window.location.origin,
  fetch: transport,
});
