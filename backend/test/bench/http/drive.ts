import autocannon from 'autocannon';
import { cpuSeconds, residentMb } from './process-figures.js';

/** One request that is sent over and over. */
export interface Target {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** A request of its own each time, where the same one may not come twice. */
  readonly next?: () => {
    readonly body: string;
    readonly headers: Readonly<Record<string, string>>;
  };
}

export interface Pace {
  readonly connections: number;
  readonly seconds: number;
}

/** What a run showed; times in milliseconds. */
export interface Driven {
  readonly p50: number;
  readonly p97: number;
  readonly p99: number;
  readonly perSecond: number;
  readonly errors: number;
  /** Answers other than 2xx. */
  readonly refused: number;
  readonly bytesEach: number;
  /** Of one processor, by the process that was asked. */
  readonly cpuShare: number;
  readonly rssMb: number;
}

/**
 * Asks as quickly as so many connections can, each again as soon as it is answered. @param pid of
 * the process that answers, for its own figures
 */
export async function drive(
  target: Target,
  { connections, seconds }: Pace,
  pid?: number,
): Promise<Driven> {
  const { url, method = 'GET', headers, body, next } = target;
  const before = pid === undefined ? 0 : await cpuSeconds(pid);
  const result = await autocannon({
    url,
    method,
    connections,
    duration: seconds,
    timeout: 60,
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
    ...(next && {
      requests: [
        {
          setupRequest: (request) => {
            const own = next();
            return { ...request, body: own.body, headers: { ...request.headers, ...own.headers } };
          },
        },
      ],
    }),
  });
  const total = result['2xx'] + result.non2xx;
  return {
    p50: result.latency.p50,
    p97: result.latency.p97_5,
    p99: result.latency.p99,
    perSecond: total / result.duration,
    errors: result.errors + result.timeouts,
    refused: result.non2xx,
    bytesEach: total === 0 ? 0 : result.throughput.total / total,
    cpuShare: pid === undefined ? Number.NaN : ((await cpuSeconds(pid)) - before) / result.duration,
    rssMb: pid === undefined ? Number.NaN : await residentMb(pid),
  };
}
