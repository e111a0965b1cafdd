import { AdminConfig } from './admin.config.js';
import type { Settings } from './app-config.js';
import { AuthSettings } from './auth.config.js';
import { CoachConfig } from './coach.config.js';
import { ConfigError } from './reading/config-error.js';
import { DatabaseSettings, withPassword } from './database.config.js';
import { FilesConfig } from './files.config.js';
import type { Environment } from './reading/from-env.js';
import { HttpConfig } from './http.config.js';
import { LogConfig } from './log.config.js';
import { MailConfig } from './mail.config.js';
import { MapConfig } from './map.config.js';
import { assertFitForProduction } from './production-rules.js';
import { MetricsConfig } from './metrics.config.js';
import { OperatorConfig } from './operator.config.js';
import { QueueConfig, QueueSettings } from './queue.config.js';
import { RateLimitConfig } from './rate-limit.config.js';
import { readSection } from './reading/read-section.js';
import { ROLES, type Role } from './role.js';
import { RuntimeConfig } from './runtime.config.js';
import { SandboxConfig } from './sandbox.config.js';
import { TracingConfig } from './tracing.config.js';
import { StripeConfig } from './stripe.config.js';

/** Every class that is read from the environment; `.env.example` is tested against them. */
export const SECTIONS = [
  RuntimeConfig,
  HttpConfig,
  DatabaseSettings,
  QueueSettings,
  FilesConfig,
  MailConfig,
  CoachConfig,
  StripeConfig,
  SandboxConfig,
  AuthSettings,
  AdminConfig,
  RateLimitConfig,
  MapConfig,
  OperatorConfig,
  MetricsConfig,
  TracingConfig,
  LogConfig,
] as const;

/**
 * Reads and judges the whole environment. `command` is the role from the command line, which wins
 * over `ROLE`. Throws `ConfigError` for the first value that cannot be used.
 */
export function readConfig(env: Environment, command?: string): Settings {
  const runtime = readSection(
    RuntimeConfig,
    command === undefined ? env : { ...env, ROLE: roleNamed(command) },
  );
  const settings: Settings = {
    runtime,
    http: readSection(HttpConfig, env),
    database: withPassword(readSection(DatabaseSettings, env)),
    queue: new QueueConfig(readSection(QueueSettings, env).redisUrl, runtime.role),
    files: readSection(FilesConfig, env),
    mail: readSection(MailConfig, env),
    coach: readSection(CoachConfig, env),
    stripe: readSection(StripeConfig, env),
    sandbox: readSection(SandboxConfig, env),
    auth: readSection(AuthSettings, env),
    admin: readSection(AdminConfig, env),
    rateLimit: readSection(RateLimitConfig, env),
    map: readSection(MapConfig, env),
    operator: readSection(OperatorConfig, env),
    metrics: readSection(MetricsConfig, env),
    tracing: readSection(TracingConfig, env),
    log: readSection(LogConfig, env),
  };
  assertFitForProduction(settings);
  return settings;
}

function roleNamed(command: string): Role {
  const role = ROLES.find((known) => known === command);
  if (role === undefined)
    throw new ConfigError('The command', JSON.stringify(command), `one of ${ROLES.join(', ')}`);
  return role;
}
