/**
 * A setting that cannot be used. The message is the one line the operator gets to read, secrets
 * already masked.
 */
export class ConfigError extends Error {
  constructor(
    readonly variable: string,
    held: string | null,
    takes: string,
  ) {
    super(`${variable} ${held === null ? 'is not set' : `holds ${held}`}; it takes ${takes}`);
    this.name = 'ConfigError';
  }
}
