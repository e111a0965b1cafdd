import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What the server does at the moment that is named, in place of saying yes. */
export type SmtpMood =
  | { readonly at: 'never' }
  | { readonly at: 'greeting' | 'sender' | 'recipient' | 'content'; readonly say: string }
  | { readonly at: 'greeting' | 'recipient' | 'content'; readonly hang: true }
  | { readonly at: 'greeting' | 'recipient' | 'content'; readonly drop: true };

export interface ReceivedLetter {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as they came, without the final dot. */
  readonly content: string;
}

type Moment = Exclude<SmtpMood['at'], 'never'>;

/**
 * A mail server on 127.0.0.1 that speaks enough of SMTP (RFC 5321) for a real client, and can be
 * told to misbehave.
 */
export class SmtpDouble {
  readonly letters: ReceivedLetter[] = [];
  mood: SmtpMood = { at: 'never' };
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  private constructor() {
    this.server = createServer((socket) => this.serve(socket));
  }

  static async start(): Promise<SmtpDouble> {
    const double = new SmtpDouble();
    double.server.listen(0, '127.0.0.1');
    await once(double.server, 'listening');
    return double;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** How many clients are connected. */
  get connections(): number {
    return this.sockets.size;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => socket.destroy());
    const conversation = new Conversation((letter) => this.letters.push(letter));
    const answer = (moment: Moment | null, reply: string) => this.answer(socket, moment, reply);
    answer('greeting', '220 double ESMTP');
    let pending = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      pending += chunk;
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        conversation.hear(line, answer);
      }
    });
  }

  private answer(socket: Socket, moment: Moment | null, reply: string): boolean {
    const { mood } = this;
    if (moment === null || mood.at !== moment) {
      socket.write(`${reply}\r\n`);
      if (reply.startsWith('221')) socket.end();
      return true;
    }
    if ('say' in mood) socket.write(`${mood.say}\r\n`);
    if ('drop' in mood) socket.destroy();
    return false;
  }
}

type Answer = (moment: Moment | null, reply: string) => boolean;

/** One client's talk, from its greeting to its leave. */
class Conversation {
  private from = '';
  private to: string[] = [];
  private content: string[] | null = null;

  constructor(private readonly receive: (letter: ReceivedLetter) => void) {}

  hear(line: string, answer: Answer): void {
    if (this.content) this.hearContent(line, this.content, answer);
    else this.hearCommand(line, answer);
  }

  private hearCommand(line: string, answer: Answer): void {
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    switch (line.slice(0, 4).toUpperCase()) {
      case 'EHLO':
      case 'HELO':
        return void answer(null, '250 double');
      case 'MAIL':
        this.from = address;
        this.to = [];
        return void answer('sender', '250 sender ok');
      case 'RCPT':
        if (answer('recipient', '250 recipient ok')) this.to.push(address);
        return undefined;
      case 'DATA':
        if (answer(null, '354 end with a dot')) this.content = [];
        return undefined;
      case 'QUIT':
        return void answer(null, '221 bye');
      default:
        return void answer(null, '250 ok');
    }
  }

  /** A line that begins with a dot comes with one more (RFC 5321, section 4.5.2). */
  private hearContent(line: string, content: string[], answer: Answer): void {
    if (line !== '.') {
      content.push(line.replace(/^\./, ''));
      return;
    }
    this.content = null;
    if (answer('content', '250 taken'))
      this.receive({ from: this.from, to: this.to, content: content.join('\r\n') });
  }
}
