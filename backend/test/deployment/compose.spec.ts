import { describe, expect, it } from '@jest/globals';

import { fieldsOf } from '#config/reading/from-env.js';
import { readConfig, SECTIONS } from '#config/read-config.js';
import { ROLES } from '#config/role.js';
import { TrustedProxies } from '#config/trusted-proxies.js';
import { documentsOf, endLimitS, isThere, pathsServed, textOf } from './documents.js';

interface Service {
  readonly image: string;
  readonly user?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly stop_grace_period?: string;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly deploy?: { readonly resources: { readonly limits: { readonly memory: string } } };
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
}

const [compose] = documentsOf<Compose>('docker-compose.yml') as [Compose];
const services = Object.entries(compose.services);
const own = services.filter(([, { image }]) => image === 'stridewatt');
const KNOWN = new Set(
  SECTIONS.flatMap((section) => fieldsOf(section).map((field) => field.variable)),
);

/**
 * Told on the command line or by the image, of doubles and tests, or of a pooler that is not part
 * of this.
 */
const NOT_PASSED = [
  'ROLE',
  'PORT',
  'HOST',
  'DATABASE_DIRECT_URL',
  'STRIPE_API_BASE',
  'SANDBOX_MONTH_S',
  'RATE_LIMIT_SCALE',
];

/** As compose does: `${NAME}`, `${NAME:-otherwise}` and `${NAME:?why}`. */
function interpolated(text: string, given: Readonly<Record<string, string>>): string {
  return text.replaceAll(
    /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
    (_all, name: string, otherwise: string | undefined) => given[name] || (otherwise ?? ''),
  );
}

/** Each of these ends or breaks an address that contains it. */
const PASSWORD = 's/e#c@r%t:?';

describe('docker-compose.yml', () => {
  it('runs the product in its roles, from an image of this repository', () => {
    expect(own.map(([name]) => name).sort()).toEqual(['api', 'migrate', 'worker']);
    for (const [name, { build, command = [] }] of own) {
      expect(isThere(build?.dockerfile ?? '')).toBe(true);
      expect([name, command.slice(0, 2)]).toEqual([name, ['node', 'backend/dist/main.js']]);
      expect(ROLES).toContain(command[2]);
    }
  });

  it('runs without root, system rights, a writable file system or unlimited memory', () => {
    for (const [name, service] of [...own, ...services.filter(([other]) => other === 'proxy')]) {
      expect({ name, ...service }).toMatchObject({
        read_only: true,
        tmpfs: ['/tmp'],
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      expect(service.user ?? textOf('docker/Dockerfile').match(/^USER (\w+)$/m)?.[1]).toMatch(
        /^(node|[1-9]\d*:[1-9]\d*)$/,
      );
    }
    for (const [name, { deploy }] of services)
      expect([name, deploy?.resources.limits.memory]).toEqual([
        name,
        expect.stringMatching(/^\d+M$/),
      ]);
  });

  it('waits as long as the end of a process may take', () => {
    for (const [, { stop_grace_period: grace }] of own)
      expect(Number.parseInt(grace ?? '', 10)).toBeGreaterThan(endLimitS());
  });

  it('sets only known settings, and passes on every useful one', () => {
    for (const [, { environment = {} }] of own) {
      expect(Object.keys(environment).filter((name) => !KNOWN.has(name))).toEqual([]);
      expect([...KNOWN].filter((name) => !(name in environment)).sort()).toEqual(
        [...NOT_PASSED].sort(),
      );
    }
    const asked = new Set(
      [...textOf('docker-compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? ''),
    );
    expect([...asked].filter((name) => !KNOWN.has(name)).sort()).toEqual([
      'HTTP_PORT',
      'POSTGRES_PASSWORD',
    ]);
  });

  it.each([
    ['what must be given alone', {}],
    [
      'Stripe and a mail server',
      {
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
        STRIPE_PRICE_ID: 'price_1',
        SMTP_URL: 'smtp://mail:25',
        MAIL_FROM: 'A <a@example.com>',
        ALLOW_SANDBOX: 'false',
      },
    ],
  ])('is taken by the product in every role with %s', (_what, given) => {
    for (const [, { environment = {}, command = [] }] of own) {
      const set = {
        POSTGRES_PASSWORD: PASSWORD,
        JWT_SECRET: 'a secret for tests alone, long enough',
        ...given,
      };
      const env = Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [name, interpolated(value, set)]),
      );
      expect(readConfig(env, command[2])).toMatchObject({
        database: {
          url: `postgres://stridewatt:${encodeURIComponent(PASSWORD)}@postgres:5432/stridewatt`,
        },
        queue: { redisUrl: 'redis://redis:6379' },
      });
    }
  });

  it('refers to existing services, volumes and files', () => {
    for (const [name, { depends_on: needs = {}, volumes = [] }] of services) {
      for (const [needed, { condition }] of Object.entries(needs)) {
        expect([name, Object.keys(compose.services)]).toEqual([
          name,
          expect.arrayContaining([needed]),
        ]);
        if (condition === 'service_healthy')
          expect([needed, compose.services[needed]?.healthcheck]).toEqual([
            needed,
            expect.anything(),
          ]);
      }
      for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
        expect([
          source,
          source.startsWith('.') ? isThere(source) : source in compose.volumes,
        ]).toEqual([source, true]);
      }
    }
  });

  it('checks health at a served route and port, and never proxies /metrics', () => {
    const nginx = textOf('docker/nginx.conf');
    expect(nginx).toMatch(/upstream api \{\s+server api:3000;/);
    expect(nginx).toMatch(/location = \/metrics \{ return 404; \}/);
    expect(compose.services['proxy']?.ports?.[0]).toMatch(
      new RegExp(`:${/listen (\d+);/.exec(nginx)?.[1]}$`),
    );
    expect(textOf('docker/Dockerfile')).toMatch(/^EXPOSE 3000$/m);
    expect(readConfig({}).http).toMatchObject({ port: 3000, host: '0.0.0.0' });
    for (const [name, { healthcheck }] of own.filter(([other]) => other !== 'migrate')) {
      const [, path] =
        /http:\/\/127\.0\.0\.1:3000(\/[\w/]+)/.exec(healthcheck?.test.join(' ') ?? '') ?? [];
      expect([name, pathsServed().has(path ?? '')]).toEqual([name, true]);
    }
  });
});

describe('the proxies', () => {
  const [tls] = documentsOf<Compose & { volumes: object }>('docker-compose.tls.yml') as [Compose];
  const proxies = ({ TRUST_PROXY: text = '' }: Readonly<Record<string, string>>) => {
    const parsed = TrustedProxies.parse(interpolated(text, {}));
    if (typeof parsed === 'string') throw new Error(parsed);
    return parsed;
  };

  it('nginx appends the address of its peer, and is the only proxy that is believed', () => {
    expect(textOf('docker/nginx.conf')).toMatch(
      /proxy_set_header X-Forwarded-For \$proxy_add_x_forwarded_for;/,
    );
    const { environment = {} } = compose.services['api'] as Service;
    expect([0, 1].map((hop) => proxies(environment).trusts('192.0.2.1', hop))).toEqual([
      true,
      false,
    ]);
  });

  it('with TLS in front, Caddy and nginx are believed, and nobody gets past Caddy', () => {
    for (const name of ['migrate', 'api', 'worker']) {
      const { environment = {} } = tls.services[name] as Service;
      expect(environment['PUBLIC_URL']).toMatch(/^https:/);
      expect([0, 1, 2].map((hop) => proxies(environment).trusts('192.0.2.1', hop))).toEqual([
        true,
        true,
        false,
      ]);
    }
    expect(tls.services['proxy']?.ports).toEqual(['127.0.0.1:${HTTP_PORT:-8080}:8080']);
    expect(tls.services['tls']?.ports).toEqual(['80:80', '443:443', '443:443/udp']);
    expect(textOf('docker/Caddyfile')).toMatch(/^\{\$DOMAIN\} \{\n\treverse_proxy proxy:8080 \{/m);
    const listens = /listen (\d+);/.exec(textOf('docker/nginx.conf'))?.[1];
    expect(listens).toBe('8080');
  });

  it('the file for TLS adds to services that exist, and mounts what exists', () => {
    for (const [name, { volumes = [] }] of Object.entries(tls.services)) {
      expect([name, name === 'tls' || name in compose.services]).toEqual([name, true]);
      for (const [source = ''] of volumes.map((volume) => volume.split(':')))
        expect([source, source.startsWith('.') ? isThere(source) : source in tls.volumes]).toEqual([
          source,
          true,
        ]);
    }
  });

  it('nginx answers for an api that is away: JSON by the contract, and a page for browsers', () => {
    const nginx = textOf('docker/nginx.conf');
    const [, json = ''] = /return 503 '(\{.*\})';/.exec(nginx) ?? [];
    expect(JSON.parse(json)).toEqual({
      statusCode: 503,
      code: 'SERVICE_UNAVAILABLE',
      error: 'SERVICE_UNAVAILABLE',
      message: expect.any(String),
    });
    expect(nginx).toMatch(/add_header Retry-After 5 always;/);
    expect(nginx).toMatch(/http-equiv="refresh"/);
  });
});

describe('the image', () => {
  it('contains every package folder of the lock file', () => {
    const { packages } = JSON.parse(textOf('package-lock.json')) as {
      packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
    };
    const shipped = Object.entries(packages).filter(
      ([path, { dev, devOptional }]) =>
        /^(backend\/)?node_modules\//.test(path) && dev !== true && devOptional !== true,
    );
    const folders = new Set(
      shipped.map(([path]) => path.slice(0, path.indexOf('node_modules') + 'node_modules'.length)),
    );
    for (const folder of folders)
      expect(textOf('docker/Dockerfile')).toMatch(
        new RegExp(`^COPY --from=build \\S+ /app/${folder} ${folder}$`, 'm'),
      );
  });

  it('has the Node version of the build', () => {
    const version = textOf('.nvmrc').trim().replace(/^v/, '');
    expect(
      [...textOf('docker/Dockerfile').matchAll(/^FROM node:([\d.]+)-/gm)].map(([, used]) => used),
    ).toEqual([version, version]);
  });
});
