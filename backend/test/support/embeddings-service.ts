import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type EmbeddingsAnswer = (input: readonly string[], response: ServerResponse) => void;

/** A service of `POST /v1/embeddings` on this machine, which answers as a test wants it. */
export class EmbeddingsService {
  /** The batches that were asked for. */
  readonly batches: (readonly string[])[] = [];
  answer: EmbeddingsAnswer = (input, response) => reply(response, { data: rowsOf(input) });
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => void this.take(request, response));
  }

  async open(): Promise<string> {
    await new Promise<void>((opened) => this.server.listen(0, '127.0.0.1', opened));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { input } = JSON.parse(body) as { input: string[] };
    this.batches.push(input);
    this.answer(input, response);
  }
}

export function reply(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Rows in the opposite order, as a service may send them; not of length 1. */
export function rowsOf(input: readonly string[]) {
  return input.map((text, index) => ({ index, embedding: lettersOf(text) })).reverse();
}

/** How often each letter occurs, and a one so that no text is empty. */
function lettersOf(text: string): readonly number[] {
  const counts = new Array<number>(27).fill(0);
  counts[26] = 1;
  for (const letter of text.toLowerCase()) {
    const at = letter.charCodeAt(0) - 97;
    if (at >= 0 && at < 26) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}
