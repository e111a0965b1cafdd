import { describe, expect, it } from '@jest/globals';

import { fieldsOf } from '#config/reading/from-env.js';
import { readConfig, SECTIONS } from '#config/read-config.js';
import { documentsOf, endLimitS, pathsServed, textOf } from './documents.js';

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}

interface Container {
  readonly name: string;
  readonly image: string;
  readonly args: readonly string[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly envFrom: readonly {
    readonly configMapRef?: { readonly name: string };
    readonly secretRef?: { readonly name: string };
  }[];
  readonly lifecycle?: { readonly preStop: { readonly sleep: { readonly seconds: number } } };
  readonly startupProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly resources: { readonly limits: { readonly memory: string } };
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
}

interface Pod {
  readonly terminationGracePeriodSeconds?: number;
  readonly containers: readonly [Container];
  readonly volumes: readonly { readonly name: string }[];
}

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name?: string; readonly generateName?: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly replicas?: number;
    readonly template?: {
      readonly metadata?: { readonly labels: Readonly<Record<string, string>> };
      readonly spec: Pod;
    };
    readonly selector?: { readonly matchLabels?: Readonly<Record<string, string>> } & Readonly<
      Record<string, unknown>
    >;
    readonly ports?: readonly { readonly targetPort: string }[];
    readonly scaleTargetRef?: { readonly name: string };
    readonly metrics?: readonly {
      readonly type: string;
      readonly external?: {
        readonly metric: {
          readonly name: string;
          readonly selector: { readonly matchLabels: Readonly<Record<string, string>> };
        };
      };
    }[];
  };
}

const FOLDER = 'docker/kubernetes';
const manifests = ['stridewatt.yaml', 'migrate.yaml', 'ingress.yaml'].flatMap((file) =>
  documentsOf<Manifest>(`${FOLDER}/${file}`),
);
const of = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const pods = manifests.flatMap(({ metadata, spec }) =>
  spec?.template
    ? [
        {
          name: (metadata.name ?? metadata.generateName ?? '').replace(/-$/, ''),
          labels: spec.template.metadata?.labels ?? {},
          pod: spec.template.spec,
        },
      ]
    : [],
);
const serving = pods.filter(({ name }) => name !== 'stridewatt-migrate');

describe('the manifests of Kubernetes', () => {
  it('runs every pod unprivileged, with a memory limit and only /tmp writable', () => {
    expect(pods.map(({ name }) => name)).toEqual([
      'stridewatt-api',
      'stridewatt-worker',
      'stridewatt-migrate',
    ]);
    for (const { pod } of pods) {
      const [container] = pod.containers;
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: {
          runAsNonRoot: true,
          runAsUser: 1000,
          seccompProfile: { type: 'RuntimeDefault' },
        },
      });
      expect(container).toMatchObject({
        securityContext: {
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        },
      });
      expect(container.resources.limits.memory).toMatch(/^\d+[MG]i$/);
      expect(container.volumeMounts.map(({ name }) => name)).toEqual(
        pod.volumes.map(({ name }) => name),
      );
      expect(container.volumeMounts[0]?.mountPath).toBe('/tmp');
    }
  });

  it('starts the roles of its names, with known settings', () => {
    const [settings] = of('ConfigMap');
    const known = new Set(
      SECTIONS.flatMap((section) => fieldsOf(section).map((field) => field.variable)),
    );
    const [, listed = ''] =
      /The Secret `stridewatt` contains ([^.]+)\./.exec(
        textOf('docker/kubernetes/stridewatt.yaml'),
      ) ?? [];
    const named = [
      ...Object.keys(settings?.data ?? {}),
      ...(listed.match(/\b[A-Z][A-Z_]*[A-Z]\b/g) ?? []),
    ];
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    const secret = {
      ...{
        DATABASE_URL: 'postgres://a:b@db:5432/c',
        REDIS_URL: 'redis://redis:6379',
        FILES_URL: 's3://bucket/x?region=eu-central-1',
        JWT_SECRET: 'a secret for tests alone, long enough',
      },
      ...{
        SMTP_URL: 'smtp://mail:25',
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
        STRIPE_PRICE_ID: 'price_1',
      },
    };
    for (const { name, pod } of pods) {
      const [{ args, envFrom }] = pod.containers;
      expect(args.slice(0, 2)).toEqual(['node', 'backend/dist/main.js']);
      expect(`stridewatt-${args[2]}`).toBe(name);
      expect(envFrom).toEqual([
        { configMapRef: { name: settings?.metadata.name } },
        { secretRef: { name: 'stridewatt' } },
      ]);
      expect(readConfig({ ...settings?.data, ...secret }, args[2]).runtime.role).toBe(args[2]);
    }
  });

  it('probes served routes: liveness by health, readiness by dependencies', () => {
    for (const { pod } of serving) {
      const [{ ports, startupProbe, livenessProbe, readinessProbe }] = pod.containers;
      expect(ports).toEqual([{ name: 'http', containerPort: readConfig({}).http.port }]);
      expect([startupProbe, livenessProbe, readinessProbe].map((probe) => probe?.httpGet)).toEqual(
        ['/api/health', '/api/health', '/api/ready'].map((path) => ({ path, port: 'http' })),
      );
      expect([...pathsServed()]).toEqual(expect.arrayContaining(['/api/health', '/api/ready']));
    }
  });

  it('lets a process finish, after the load balancer has dropped the api', () => {
    for (const { name, pod } of serving) {
      const before = pod.containers[0].lifecycle?.preStop.sleep.seconds ?? 0;
      expect(before > 0).toBe(name === 'stridewatt-api');
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(endLimitS() + before);
    }
  });

  it('selects existing pods by their labels', () => {
    const labels = serving.map((pod) => pod.labels);
    for (const { spec } of ['Service', 'PodDisruptionBudget'].flatMap(of))
      expect(labels).toContainEqual(spec?.selector?.matchLabels ?? spec?.selector);
    expect(of('Service')[0]?.spec?.ports).toMatchObject([{ targetPort: 'http' }]);
  });

  it('scales and protects each serving deployment', () => {
    const names = serving.map(({ name }) => name).sort();
    for (const kind of ['HorizontalPodAutoscaler', 'PodDisruptionBudget'])
      expect(
        of(kind)
          .map(({ metadata }) => metadata.name)
          .sort(),
      ).toEqual(names);
    for (const { metadata, spec } of of('HorizontalPodAutoscaler'))
      expect(spec?.scaleTargetRef?.name).toBe(metadata.name);
  });

  it('scales workers by the age of the oldest waiting file', () => {
    const external = of('HorizontalPodAutoscaler')
      .flatMap(({ spec }) => spec?.metrics ?? [])
      .flatMap((metric) => metric.external ?? []);
    expect(external.map(({ metric }) => metric)).toEqual([
      {
        name: 'stridewatt_queue_oldest_waiting_seconds',
        selector: { matchLabels: { queue: 'workouts' } },
      },
    ]);
  });

  it('migrates by a job with a name of its own for each release, as a job cannot be changed', () => {
    const [job, ...more] = of('Job');
    expect(more).toEqual([]);
    expect(job?.metadata).toMatchObject({ generateName: 'stridewatt-migrate-' });
    expect(job?.metadata.name).toBeUndefined();
    expect(job?.spec).toMatchObject({ ttlSecondsAfterFinished: expect.any(Number) });
  });

  it('leaves the number of pods to the autoscaler', () => {
    const scaled = of('HorizontalPodAutoscaler').map(({ spec }) => spec?.scaleTargetRef?.name);
    for (const { metadata, spec } of of('Deployment'))
      expect([metadata.name, scaled.includes(metadata.name), spec?.replicas]).toEqual([
        metadata.name,
        true,
        undefined,
      ]);
  });

  it('reads the age of the queue once, whatever the number of pods that report it', () => {
    const [adapter] = documentsOf<{
      rules: { external: { name: { as: string }; metricsQuery: string }[] };
    }>(`${FOLDER}/prometheus-adapter.yaml`);
    const [rule] = adapter?.rules.external ?? [];
    expect(rule?.name.as).toBe('stridewatt_queue_oldest_waiting_seconds');
    expect(rule?.metricsQuery).toMatch(/^max by \(queue\) \(stridewatt_queue_oldest_waiting_s/);
  });

  it('lets people in to the api alone, by a host with TLS and the size of the largest file', () => {
    const [ingress] = of('Ingress') as unknown as readonly [
      {
        metadata: { annotations: Record<string, string> };
        spec: {
          tls: { hosts: string[] }[];
          rules: {
            host: string;
            http: { paths: { backend: { service: { name: string; port: { name: string } } } }[] };
          }[];
        };
      },
    ];
    const [rule] = ingress.spec.rules;
    expect(ingress.spec.tls[0]?.hosts).toEqual([rule?.host]);
    expect(`https://${rule?.host}`).toBe(of('ConfigMap')[0]?.data?.['PUBLIC_URL']);
    expect(rule?.http.paths.map(({ backend }) => backend.service)).toEqual([
      { name: of('Service')[0]?.metadata.name, port: { name: 'http' } },
    ]);
    const note = (name: string) =>
      ingress.metadata.annotations[`nginx.ingress.kubernetes.io/${name}`];
    expect([note('proxy-body-size'), note('proxy-buffering')]).toEqual(['11m', 'off']);
    expect(textOf('docker/nginx.conf')).toContain(
      `client_max_body_size ${note('proxy-body-size')};`,
    );
  });
});
