import { BlockList, isIP } from 'node:net';

/** The longest chain of proxies that anybody runs. */
const MOST_HOPS = 10;

/** Networks by name, as Fastify and Express call them. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Whose `X-Forwarded-For` and `X-Request-Id` are believed: a number of proxies in front, counted
 * from this server, or the networks in which they are. Networks are the stricter rule: a visitor
 * who reaches the server past the proxies cannot forge an address.
 */
export class TrustedProxies {
  /** @param believes see `trusts` */
  constructor(private readonly believes: (address: string, hop: number) => boolean) {}

  /** Hands text back that is neither a number of proxies nor a list of networks. */
  static parse(text: string): TrustedProxies | string {
    if (/^\d+$/.test(text)) {
      const hops = Number(text);
      return hops <= MOST_HOPS ? new TrustedProxies((_address, hop) => hop < hops) : text;
    }
    const networks = text.split(',').flatMap((name) => NAMED[name.trim()] ?? [name.trim()]);
    const list = new BlockList();
    if (!networks.every((network) => add(list, network))) return text;
    return new TrustedProxies((address) => contains(list, address));
  }

  /**
   * @param address of the proxy, as the next one to this server saw it
   * @param hop 0 for the peer of the connection, 1 for the one before it
   */
  trusts(address: string, hop: number): boolean {
    return this.believes(address, hop);
  }
}

/** False where the text is no address and no network in CIDR notation. */
function add(list: BlockList, network: string): boolean {
  const [, address = '', bits] = /^([\d.]+|[\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(network) ?? [];
  const version = isIP(address);
  const length = bits === undefined ? null : Number(bits);
  if (version === 0 || (length ?? 0) > (version === 4 ? 32 : 128)) return false;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (length === null) list.addAddress(address, family);
  else list.addSubnet(address, length, family);
  return true;
}

function contains(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
