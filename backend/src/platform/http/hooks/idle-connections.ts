import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A request that was on its way when the end began has come by then. */
const GRACE_MS = 1_000;

/**
 * Browsers open connections ahead of need. One on which nothing was asked yet counts as busy for
 * Node, so that the server would wait for it at its end; and so would it for one that is kept open
 * after the answer that was under way. Answers a function that ends all of these unless a request
 * comes within `graceMs`: what a balancer has just sent must not be lost.
 */
export function idleConnections(server: Server, graceMs = GRACE_MS): () => void {
  const unused = new Set<Socket>();
  /**
   * The answers under way on each connection, oldest first; several where requests were sent one
   * behind the other.
   */
  const answers = new Map<Socket, ServerResponse[]>();
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
    const underWay = [...(answers.get(socket) ?? []), answer];
    answers.set(socket, underWay);
    if (ending) endBehind(underWay);
    answer.once('close', () => {
      const left = (answers.get(socket) ?? []).filter((other) => other !== answer);
      if (left.length > 0) return void answers.set(socket, left);
      answers.delete(socket);
      rest(socket);
    });
  });
  return () => {
    ending = true;
    for (const underWay of answers.values()) endBehind(underWay);
    for (const socket of unused) endLater(socket);
  };
}

/**
 * The last of them tells the client that nothing follows; one before it would cut off those behind
 * it.
 */
function endBehind(answers: readonly ServerResponse[]): void {
  for (const [place, answer] of answers.entries())
    answer.shouldKeepAlive = place < answers.length - 1;
}
