import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Browsers open connections ahead of need. One on which nothing was asked yet counts as busy for Node, so that the
 * server would wait for it at its end. Answers a function that ends all of these, and refuses those still to come.
 */
export function unusedConnections(server: Server): () => void {
  const unused = new Set<Socket>();
  let ending = false;
  server.on('connection', (socket: Socket) => {
    if (ending) return void socket.destroy();
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));
  return () => {
    ending = true;
    for (const socket of unused) socket.destroy();
  };
}
