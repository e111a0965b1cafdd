import type { CreateClientConfig } from './generated/client.gen.js';
import { transport } from './transport.js';

/** Sends every generated call through our own door, which throws for whatever is not OK. */
export const createClientConfig: CreateClientConfig = (config) => ({
  ...config,
  baseUrl: window.location.origin,
  fetch: transport,
});
