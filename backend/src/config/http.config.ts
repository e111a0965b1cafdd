import { IsInstance, IsInt, IsIP, IsOptional, Max, Min } from 'class-validator';

import { FromEnv, toNumber, type Environment } from './reading/from-env.js';
import { IsUrlOf } from './reading/is-url-of.js';
import { textOf } from './reading/read-section.js';
import { TrustedProxies } from './trusted-proxies.js';

const DEFAULT_PORT = 3000;

export class HttpConfig {
  /** 0 takes any free port; the start line tells which. */
  @FromEnv({
    variable: 'PORT',
    takes: 'a port number from 0 to 65535',
    otherwise: DEFAULT_PORT,
    parse: toNumber,
  })
  @IsInt()
  @Min(0)
  @Max(65_535)
  port!: number;

  @FromEnv({
    variable: 'HOST',
    takes: 'the IP address to listen on, such as 0.0.0.0 or 127.0.0.1',
    otherwise: '0.0.0.0',
  })
  @IsIP()
  host!: string;

  /** Where browsers reach the product, without a slash at the end; links in mails begin with it. */
  @FromEnv({
    variable: 'PUBLIC_URL',
    takes:
      'the http or https address at which browsers reach the product, such as ' +
      'https://training.example.com',
    otherwise: (env: Environment) => `http://localhost:${textOf(env, 'PORT') ?? DEFAULT_PORT}`,
    parse: (text) => text.replace(/\/+$/, ''),
  })
  @IsUrlOf('http:', 'https:')
  publicUrl!: string;

  /** Proxies in front; without any, headers of visitors are ignored and nobody forges an address. */
  @FromEnv({
    variable: 'TRUST_PROXY',
    takes:
      'the number of proxies in front of the server, 0 to 10, or their networks, such as ' +
      '10.0.0.0/8,loopback',
    otherwise: null,
    parse: (text) => TrustedProxies.parse(text),
  })
  @IsOptional()
  @IsInstance(TrustedProxies)
  trustedProxies!: TrustedProxies | null;
}
