import { pathToFileURL } from 'node:url';

import { ProductProcess } from '#test/support/product-process.js';
import { workFolder } from '#test/support/run/work-folder.js';

export interface Shared {
  readonly databaseUrl: string;
  /** Null keeps the queue in PostgreSQL. */
  readonly redisUrl: string | null;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * The built product as processes of their own that share database, queue and a folder for files.
 */
export class Installation {
  private readonly launched: ProductProcess[] = [];

  private constructor(
    private readonly shared: Shared,
    readonly filesFolder: string,
  ) {}

  static async on(shared: Shared, filesFolder?: string): Promise<Installation> {
    return new Installation(shared, filesFolder ?? (await workFolder()));
  }

  async launch(role: 'all' | 'api' | 'worker'): Promise<ProductProcess> {
    const { databaseUrl, redisUrl, env } = this.shared;
    const product = await ProductProcess.launch({
      dataDir: await workFolder(),
      role,
      env: {
        DATABASE_URL: databaseUrl,
        ...(redisUrl === null ? {} : { REDIS_URL: redisUrl }),
        FILES_URL: pathToFileURL(this.filesFolder).href,
        JWT_SECRET: 'one secret for every process of the installation',
        LOG_LEVEL: 'warn',
        RATE_LIMIT_SCALE: '100000',
        HOST: '127.0.0.1',
        ...env,
      },
    });
    this.launched.push(product);
    return product;
  }

  /** Those that ended although nobody ended them. */
  get dead(): readonly string[] {
    return this.launched.flatMap((product) =>
      product.endedByItself ? [product.stderr || product.stdout.slice(-2_000)] : [],
    );
  }

  /** Ends what still runs; how each ended. */
  async stop(): Promise<readonly (number | string)[]> {
    for (const product of this.launched) product.kill('SIGCONT');
    for (const product of this.launched) product.kill('SIGTERM');
    return Promise.all(this.launched.map((product) => product.ended()));
  }
}
