import { ProductProcess } from '../support/product-process.js';
import type { S3Server } from '../support/doubles/s3-server.js';
import { S3_KEYS } from '../support/doubles/s3-server.js';
import { workFolder } from '../support/run/work-folder.js';

/** What all processes of an installation on several machines share. */
export interface Shared {
  readonly databaseUrl: string;
  /** Of the server itself where `databaseUrl` is that of a pooler. */
  readonly directUrl?: string;
  /** Null keeps the queue in PostgreSQL. */
  readonly redisUrl: string | null;
  readonly files: S3Server;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * The processes of one installation, each with a folder of its own, as on machines of their own.
 */
export class Fleet {
  private readonly launched: ProductProcess[] = [];

  constructor(private readonly shared: Shared) {}

  async launch(role: 'api' | 'worker' | 'migrate' | 'admin'): Promise<ProductProcess> {
    const { databaseUrl, directUrl, redisUrl, files, env } = this.shared;
    const product = await ProductProcess.launch({
      dataDir: await workFolder(),
      role,
      env: {
        DATABASE_URL: databaseUrl,
        ...(directUrl === undefined ? {} : { DATABASE_DIRECT_URL: directUrl }),
        ...(redisUrl === null ? {} : { REDIS_URL: redisUrl }),
        FILES_URL: files.url('fleet'),
        JWT_SECRET: 'one secret for every process of the fleet',
        LOG_LEVEL: 'warn',
        HOST: '127.0.0.1',
        ...S3_KEYS,
        ...env,
      },
    });
    this.launched.push(product);
    return product;
  }

  /** Ends what still runs; the codes of those that were not killed. */
  async stop(): Promise<readonly (number | string)[]> {
    for (const product of this.launched) product.kill('SIGTERM');
    return Promise.all(this.launched.map((product) => product.ended()));
  }
}
