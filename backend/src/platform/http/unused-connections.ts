import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** A request that was on its way when the end began has come by then. */
const GRACE_MS = 1_000;

/**
 * Browsers open connections ahead of need. One on which nothing was asked yet counts as busy for Node, so that the
 * server would wait for it at its end. Answers a function that ends all of these unless a request comes within `graceMs`: what a
 * balancer has just sent must not be lost.
 */
export function unusedConnections(server: Server, graceMs = GRACE_MS): () => void {
  const unused = new Set<Socket>();
  let ending = false;
  const endLater = (socket: Socket): void => {
    const timer = setTimeout(() => unused.has(socket) && socket.destroy(), graceMs);
    socket.once('close', () => clearTimeout(timer));
  };
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    if (ending) endLater(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));
  return () => {
    ending = true;
    for (const socket of unused) endLater(socket);
  };
}
