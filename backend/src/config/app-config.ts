import { AdminConfig } from './admin.config.js';
import { AuthConfig, type AuthSettings } from './auth.config.js';
import { CoachConfig } from './coach.config.js';
import { DatabaseConfig, type DatabaseSettings } from './database.config.js';
import { FilesConfig } from './files.config.js';
import { HttpConfig } from './http.config.js';
import { LogConfig } from './log.config.js';
import { MailConfig } from './mail.config.js';
import { MapConfig } from './map.config.js';
import { MetricsConfig } from './metrics.config.js';
import { OperatorConfig } from './operator.config.js';
import { QueueConfig } from './queue.config.js';
import { RateLimitConfig } from './rate-limit.config.js';
import { RuntimeConfig } from './runtime.config.js';
import { SandboxConfig } from './sandbox.config.js';
import { TracingConfig } from './tracing.config.js';
import { StripeConfig } from './stripe.config.js';

/** Everything the application is composed from. */
export interface AppConfig {
  readonly runtime: RuntimeConfig;
  readonly http: HttpConfig;
  readonly database: DatabaseConfig;
  readonly queue: QueueConfig;
  readonly files: FilesConfig;
  readonly mail: MailConfig;
  readonly coach: CoachConfig;
  readonly stripe: StripeConfig;
  readonly sandbox: SandboxConfig;
  readonly auth: AuthConfig;
  readonly admin: AdminConfig;
  readonly rateLimit: RateLimitConfig;
  readonly map: MapConfig;
  readonly operator: OperatorConfig;
  readonly metrics: MetricsConfig;
  readonly tracing: TracingConfig;
  readonly log: LogConfig;
}

/**
 * What the environment alone can say: the embedded database has no address yet and a generated
 * secret is not read yet.
 */
export interface Settings extends Omit<AppConfig, 'database' | 'auth'> {
  readonly database: DatabaseSettings;
  readonly auth: AuthSettings;
}

/** Adds what is known only once the database runs and the secret is read. */
export function completeConfig(
  settings: Settings,
  found: { databaseUrl: string; jwtSecret: string },
): AppConfig {
  return {
    ...settings,
    database: new DatabaseConfig(found.databaseUrl, settings.database.directUrl),
    auth: new AuthConfig(found.jwtSecret),
  };
}
