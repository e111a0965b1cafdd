import { once } from 'node:events';
import { createServer as createProbe } from 'node:net';

import { at } from '../lib/paths.mjs';

/** Vite on `port`, with reload; `/api` leads to the API. */
export async function servePage(port, apiUrl) {
  // Plugins look for the routes below the working folder.
  process.chdir(at('frontend'));
  const { createServer } = await import('vite');
  const server = await createServer({
    root: at('frontend'),
    logLevel: 'warn',
    clearScreen: false,
    server: { port, strictPort: true, proxy: { '/api': apiUrl } },
  });
  return server.listen();
}

export async function isFree(port) {
  return (await tryPort(port)) !== null;
}

export async function freePort() {
  return tryPort(0);
}

/** The port that was taken for a moment, or null where another program has it. */
async function tryPort(port) {
  const probe = createProbe();
  try {
    probe.listen(port, 'localhost');
    await once(probe, 'listening');
    return probe.address().port;
  } catch {
    return null;
  } finally {
    probe.close();
  }
}
