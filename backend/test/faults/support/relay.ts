import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * A fixed address in front of a server that may come back on another port, as a service name is in
 * a cluster.
 */
export class Relay {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  private constructor(
    /** The port of the server at this moment. */
    public target: number,
  ) {
    this.server = createServer((near) => this.join(near, connect(this.target, '127.0.0.1')));
  }

  static async to(target: number): Promise<Relay> {
    const relay = new Relay(target);
    relay.server.listen(0, '127.0.0.1');
    await once(relay.server, 'listening');
    return relay;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private join(near: Socket, far: Socket): void {
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }
}
