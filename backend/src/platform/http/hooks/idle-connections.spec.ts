import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { idleConnections } from './idle-connections.js';

describe('idleConnections', () => {
  it('ends connections without a request, and completes an answer under way', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    const endUnused = idleConnections(server, 50);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;

    const silent = connect(port, '127.0.0.1');
    await once(server, 'connection');
    const asking = connect(port, '127.0.0.1');
    asking.write('GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
    const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];

    const closed = once(server, 'close');
    endUnused();
    server.close();
    await once(silent, 'close');
    response.end('whole');
    const [answer] = (await once(asking, 'data')) as [Buffer];
    await closed;
    expect(answer.toString()).toContain('whole');
  });

  it('lets a request be answered that was on its way when the end began', async () => {
    const server = createServer((_request, response) => void response.end('heard')).listen(
      0,
      '127.0.0.1',
    );
    const endUnused = idleConnections(server, 60_000);
    await once(server, 'listening');
    const late = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(server, 'connection');
    const closed = once(server, 'close');
    endUnused();
    server.close();
    late.write('GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
    const [answer] = (await once(late, 'data')) as [Buffer];
    await closed;
    expect(answer.toString()).toContain('heard');
  });

  it.each([
    ['has not begun', (response: ServerResponse) => response, /connection: close/i],
    [
      'has begun',
      (response: ServerResponse) => response.writeHead(200).write('half ') && response,
      /half /,
    ],
  ])(
    'keeps no connection open after an answer that %s when the end begins',
    async (_when, begin, told) => {
      const server = createServer().listen(0, '127.0.0.1');
      const endUnused = idleConnections(server, 50);
      await once(server, 'listening');
      const asking = connect((server.address() as AddressInfo).port, '127.0.0.1');
      const heard: Buffer[] = [];
      asking.on('data', (chunk: Buffer) => heard.push(chunk));
      asking.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
      const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
      begin(response);
      const closed = once(server, 'close');
      endUnused();
      server.close();
      response.end('whole');
      await closed;
      await once(asking, 'close');
      expect(Buffer.concat(heard).toString()).toMatch(told);
      expect(Buffer.concat(heard).toString()).toContain('whole');
    },
  );

  it('lets every answer be given whose requests came one behind the other', async () => {
    const answers: ServerResponse[] = [];
    const server = createServer((_request, response) => void answers.push(response)).listen(
      0,
      '127.0.0.1',
    );
    const endUnused = idleConnections(server, 50);
    await once(server, 'listening');
    const asking = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const heard: Buffer[] = [];
    asking.on('data', (chunk: Buffer) => heard.push(chunk));
    asking.write('GET /1 HTTP/1.1\r\nHost: here\r\n\r\nGET /2 HTTP/1.1\r\nHost: here\r\n\r\n');
    while (answers.length < 2) await once(server, 'request');
    const closed = Promise.all([once(server, 'close'), once(asking, 'close')]);
    endUnused();
    server.close();
    answers[0]?.end('first');
    await once(answers[0] ?? server, 'close');
    answers[1]?.end('second');
    await closed;
    expect(Buffer.concat(heard).toString()).toMatch(/first[\s\S]*connection: close[\s\S]*second/i);
  });
});
