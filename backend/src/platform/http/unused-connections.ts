import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A request that was on its way when the end began has come by then. */
const GRACE_MS = 1_000;

/**
 * Browsers open connections ahead of need. One on which nothing was asked yet counts as busy for Node, so that the
 * server would wait for it at its end; and so would it for one that is kept open after the answer that was under way.
 * Answers a function that ends all of these unless a request comes within `graceMs`: what a balancer has just sent must not be lost.
 */
export function unusedConnections(server: Server, graceMs = GRACE_MS): () => void {
  const unused = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let ending = false;
  const endLater = (socket: Socket): void => {
    const timer = setTimeout(() => unused.has(socket) && socket.destroy(), graceMs);
    socket.once('close', () => clearTimeout(timer));
  };
  const rest = (socket: Socket): void => {
    if (socket.destroyed) return;
    unused.add(socket);
    if (ending) endLater(socket);
  };
  server.on('connection', (socket: Socket) => {
    rest(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    unused.delete(socket);
    answers.add(answer);
    if (ending) answer.shouldKeepAlive = false;
    answer.once('close', () => {
      answers.delete(answer);
      rest(socket);
    });
  });
  return () => {
    ending = true;
    for (const answer of answers) answer.shouldKeepAlive = false;
    for (const socket of unused) endLater(socket);
  };
}
