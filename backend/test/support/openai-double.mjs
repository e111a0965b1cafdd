// A service that speaks the streaming chat completions protocol on loopback and behaves as it is told.
// In a test: `const double = await startOpenaiDouble()`. Alone: `node openai-double.mjs [port]`, then
// `POST /behaviour {"name": "hallucinate"}` changes it and `GET /requests` tells what it was asked.
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { answerFor } from './openai-double-answers.mjs';

/** @typedef {import('./openai-double.mjs').DoubleBehaviour} DoubleBehaviour */
/** @typedef {import('./openai-double.mjs').RecordedRequest} RecordedRequest */

/** Small pieces, so that numbers and marks arrive cut in the middle. */
const PIECE = 7;
/** Between the pieces of an answer that never ends. */
const PAUSE_MS = 20;
const MODEL = 'double-1';

/** @param {string} text */
function piecesOf(text) {
  return text.match(new RegExp(`[\\s\\S]{1,${PIECE}}`, 'g')) ?? [];
}

/** @param {Record<string, unknown>} choice @param {object | null} usage */
function chunk(choice, usage = null) {
  return { id: 'chatcmpl-double', object: 'chat.completion.chunk', created: 1_760_000_000, model: MODEL, choices: Object.keys(choice).length > 0 ? [{ index: 0, finish_reason: null, delta: {}, ...choice }] : [], usage };
}

/** @param {import('node:http').ServerResponse} response @param {object | string} data */
function frame(response, data) {
  response.write(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`);
}

/** @param {import('node:http').ServerResponse} response @param {number} status @param {string} message @param {Record<string, string>} headers */
function refuse(response, status, message, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message, type: 'double', param: null, code: null } }));
}

/** @param {import('node:http').ServerResponse} response @param {DoubleBehaviour} behaviour @param {RecordedRequest} request */
function answer(response, behaviour, request) {
  if (behaviour === 'too-many-requests') return refuse(response, 429, 'Rate limit reached', { 'retry-after': '7' });
  if (behaviour === 'server-error') return refuse(response, 500, 'The server had an error');
  if (behaviour === 'unauthorized') return refuse(response, 401, 'Incorrect API key provided');
  if (behaviour === 'silent') return undefined;
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  frame(response, chunk({ delta: { role: 'assistant', content: '' } }));
  const pieces = piecesOf(answerFor(behaviour, request));
  const shown = ['stalled', 'cut', 'malformed', 'error-frame'].includes(behaviour) ? pieces.slice(0, Math.ceil(pieces.length / 2)) : pieces;
  for (const content of behaviour === 'cut-at-once' ? [] : shown) frame(response, chunk({ delta: { content } }));
  if (behaviour === 'stalled') return undefined;
  if (behaviour === 'endless') {
    const more = setInterval(() => frame(response, chunk({ delta: { content: 'and so on ' } })), PAUSE_MS);
    return void response.once('close', () => clearInterval(more));
  }
  // The bytes must have left before the line is cut, or the client would see nothing at all.
  if (behaviour === 'cut' || behaviour === 'cut-at-once') return void response.write(': \n\n', () => setImmediate(() => response.destroy()));
  if (behaviour === 'malformed') return void response.end('data: {"choices": [{"delta": {"content": "and th\n\ndata: [DONE]\n\n');
  if (behaviour === 'error-frame') return void response.end('data: {"error": {"message": "overloaded", "type": "server_error"}}\n\n');
  if (behaviour !== 'unfinished') frame(response, chunk({ finish_reason: FINISH[behaviour] ?? 'stop' }));
  if (behaviour !== 'uncounted') frame(response, chunk({}, { prompt_tokens: 1234, completion_tokens: 56, total_tokens: 1290 }));
  frame(response, '[DONE]');
  return void response.end();
}

/** @type {Record<string, string>} */
const FINISH = { length: 'length', filtered: 'content_filter' };

/** @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  let text = '';
  for await (const part of request) text += part;
  return text === '' ? {} : JSON.parse(text);
}

/**
 * @param {{ port?: number, behaviour?: DoubleBehaviour }} [options]
 * @returns {Promise<import('./openai-double.mjs').OpenaiDouble>}
 */
export async function startOpenaiDouble({ port = 0, behaviour: first = 'honest' } = {}) {
  /** @type {DoubleBehaviour} */
  let behaviour = first;
  /** @type {RecordedRequest[]} */
  const requests = [];
  let abandoned = 0;
  const server = createServer((request, response) => {
    const respond = async () => {
      if (request.method === 'GET' && request.url === '/requests') {
        response.writeHead(200, { 'content-type': 'application/json' });
        return void response.end(JSON.stringify(requests));
      }
      const body = await bodyOf(request);
      if (request.url === '/behaviour') {
        behaviour = body.name;
        return void response.writeHead(204).end();
      }
      if (request.url !== '/v1/chat/completions') return refuse(response, 404, 'Unknown path');
      requests.push({ ...body, authorization: request.headers.authorization ?? null });
      response.on('close', () => {
        if (!response.writableEnded) abandoned += 1;
      });
      return answer(response, behaviour, body);
    };
    respond().catch((error) => refuse(response, 400, String(error)));
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    abandoned: () => abandoned,
    behave: (name) => {
      behaviour = name;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const double = await startOpenaiDouble({ port: Number(process.argv[2] ?? 0) });
  process.stdout.write(`${double.url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void double.close().then(() => process.exit(0)));
}
