import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy to a server whose connection can be cut and restored. */
export interface Wire {
  /** The server's address, through the proxy. */
  readonly url: string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function wireTo(address: string): Promise<Wire> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
    return near;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(address);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = () => {
    whole = false;
    for (const socket of sockets) socket.destroy();
  };
  const close = async () => {
    cut();
    server.close();
    await once(server, 'close');
  };
  return { url: url.href, cut, mend: () => void (whole = true), close };
}
