// A service that speaks the streaming chat completions protocol on loopback and behaves as it is
// told. In a test: `const double = await startOpenaiDouble()`. Alone: `node openai-double.mjs
// [port]`, then `POST /behaviour {"name": "hallucinate"}` changes it and `GET /requests` tells what
// it was asked.
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { answerFor, toolsFor } from './openai-double-answers.mjs';

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
  return {
    id: 'chatcmpl-double',
    object: 'chat.completion.chunk',
    created: 1_760_000_000,
    model: MODEL,
    choices:
      Object.keys(choice).length > 0
        ? [{ index: 0, finish_reason: null, delta: {}, ...choice }]
        : [],
    usage,
  };
}

/** @param {import('node:http').ServerResponse} response @param {object | string} data */
function frame(response, data) {
  response.write(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`);
}

/**
 * @param {import('node:http').ServerResponse} response @param {number} status @param {string}
 * message @param {Record<string, string>} headers @param {string | null} param
 */
function refuse(response, status, message, headers = {}, param = null) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message, type: 'double', param, code: null } }));
}

/**
 * Whole answers to those who are not let in. @type {Record<string, [status: number, message:
 * string, headers?: Record<string, string>]>}
 */
const REFUSALS = {
  'too-many-requests': [429, 'Rate limit reached', { 'retry-after': '7' }],
  'server-error': [500, 'The server had an error'],
  unauthorized: [401, 'Incorrect API key provided'],
};

/**
 * What a service says to parameters that it does not take. @type {Record<string, (request:
 * Record<string, unknown>) => [message: string, param: string | null] | null>}
 */
const PICKY = {
  // OpenAI's models that think.
  thinker: (request) =>
    'temperature' in request
      ? [
          "Unsupported value: 'temperature' does not support 0.2 with this model. Only the " +
            'default (1) value is supported.',
          'temperature',
        ]
      : 'max_tokens' in request
        ? [
            "Unsupported parameter: 'max_tokens' is not supported with this model. Use " +
              "'max_completion_tokens' instead.",
            'max_tokens',
          ]
        : null,
  // Thinks unless it is told not to, and takes no tools meanwhile.
  'thinker-with-tools': (request) =>
    'tools' in request && request.reasoning_effort !== 'none'
      ? [
          'Function tools with reasoning_effort are not supported for double-1 in ' +
            '/v1/chat/completions. To use function tools, use /v1/responses or set ' +
            "reasoning_effort to 'none'.",
          'reasoning_effort',
        ]
      : null,
  // Strict servers of one's own.
  'old-server': (request) =>
    'max_completion_tokens' in request
      ? [
          '[{"type":"extra_forbidden","loc":["body","max_completion_tokens"],"msg":"Extra ' +
            'inputs are not permitted"}]',
          null,
        ]
      : null,
  'bare-server': (request) =>
    'stream_options' in request ? ['stream_options: extra fields not permitted', null] : null,
  'no-tools': (request) =>
    'tools' in request ? ['registry.example/library/double does not support tools', null] : null,
  'stubborn-server': () => [
    "Unsupported value: 'temperature', 'max_tokens', 'max_completion_tokens', " +
      "'reasoning_effort', tools",
    null,
  ],
};

/** Those that break off stop in the middle. */
const HALF = ['stalled', 'cut', 'clean-cut', 'malformed', 'odd-frame', 'error-frame', 'pinging'];

/**
 * How an answer ends that does not end as it should. @type {Record<string, (response:
 * import('node:http').ServerResponse) => unknown>}
 */
const ENDS = {
  stalled: () => undefined,
  wordless: () => undefined,
  endless: (response) =>
    every(response, () => frame(response, chunk({ delta: { content: 'and so on ' } }))),
  // Nothing but comments, as proxies send them to keep a line open.
  pinging: (response) => every(response, () => response.write(': ping\n\n')),
  // The bytes must have left before the line is cut, or the client would see nothing at all.
  cut: (response) => response.write(': \n\n', () => setImmediate(() => response.destroy())),
  'cut-at-once': (response) =>
    response.write(': \n\n', () => setImmediate(() => response.destroy())),
  'clean-cut': (response) => response.end(),
  malformed: (response) =>
    response.end('data: {"choices": [{"delta": {"content": "and th\n\ndata: [DONE]\n\n'),
  'odd-frame': (response) =>
    response.end(
      'data: {"choices": [{"delta": {"content": {"text": 7}}}, null], "usage": ' +
        '{"prompt_tokens": -1}}\n\ndata: {"choices": null}\n\ndata: [DONE]\n\n',
    ),
  'error-frame': (response) =>
    response.end('data: {"error": {"message": "overloaded", "type": "server_error"}}\n\n'),
};

/** @param {import('node:http').ServerResponse} response @param {() => void} work */
function every(response, work) {
  const more = setInterval(work, PAUSE_MS);
  response.once('close', () => clearInterval(more));
}

/**
 * @param {import('node:http').ServerResponse} response @param {{ name: string, arguments: string
 * }[]} wanted
 */
function callTools(response, wanted) {
  for (const [index, call] of wanted.entries()) {
    frame(
      response,
      chunk({
        delta: {
          tool_calls: [
            {
              index,
              id: `call_${index}`,
              type: 'function',
              function: { name: call.name, arguments: '' },
            },
          ],
        },
      }),
    );
    for (const piece of piecesOf(call.arguments))
      frame(
        response,
        chunk({ delta: { tool_calls: [{ index, function: { arguments: piece } }] } }),
      );
  }
  frame(response, chunk({ finish_reason: 'tool_calls' }));
}

/**
 * @param {import('node:http').ServerResponse} response @param {{ behaviour: DoubleBehaviour, rate:
 * number, pieceMs: number }} how @param {RecordedRequest} request
 */
async function answer(response, { behaviour, rate, pieceMs }, request) {
  const refusal = REFUSALS[behaviour];
  if (refusal) return refuse(response, ...refusal);
  const complaint = PICKY[behaviour]?.({ ...request });
  if (complaint) return refuse(response, 400, complaint[0], {}, complaint[1]);
  if (behaviour === 'silent') return undefined;
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
  });
  frame(response, chunk({ delta: { role: 'assistant', content: '' } }));
  const wanted = toolsFor(behaviour, request);
  const pieces =
    wanted.length > 0 || behaviour === 'wordless'
      ? []
      : piecesOf(answerFor(behaviour, request, rate));
  for (const content of behaviour === 'cut-at-once'
    ? []
    : HALF.includes(behaviour)
      ? pieces.slice(0, Math.ceil(pieces.length / 2))
      : pieces) {
    frame(response, chunk({ delta: { content } }));
    if (pieceMs > 0) await setTimeout(pieceMs);
    if (response.destroyed) return undefined;
  }
  const end = ENDS[behaviour];
  if (end) return end(response);
  if (wanted.length > 0) callTools(response, wanted);
  else if (behaviour !== 'unfinished')
    frame(response, chunk({ finish_reason: FINISH[behaviour] ?? 'stop' }));
  if (behaviour !== 'uncounted')
    frame(
      response,
      chunk(
        {},
        {
          prompt_tokens: 1234,
          completion_tokens: 56,
          total_tokens: 1290,
          ...(behaviour === 'cached' && { prompt_tokens_details: { cached_tokens: 1024 } }),
        },
      ),
    );
  frame(response, '[DONE]');
  return response.end();
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
  let how = { behaviour: first, rate: 0.3, pieceMs: 0 };
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
        how = { ...how, behaviour: body.name, ...body.options };
        return void response.writeHead(204).end();
      }
      if (request.url !== '/v1/chat/completions') return refuse(response, 404, 'Unknown path');
      requests.push({ ...body, authorization: request.headers.authorization ?? null });
      response.on('close', () => {
        if (!response.writableEnded) abandoned += 1;
      });
      return answer(response, how, body);
    };
    respond().catch((error) => refuse(response, 400, String(error)));
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    abandoned: () => abandoned,
    behave: (name, options = {}) => {
      how = { rate: 0.3, pieceMs: 0, ...options, behaviour: name };
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
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void double.close().then(() => process.exit(0)));
}
