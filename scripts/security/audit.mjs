import { spawnSync } from 'node:child_process';

import { ROOT } from '../lib/paths.mjs';

/** Known holes of what is shipped; null where the registry does not answer. */
export function auditDependencies() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--loglevel=silent'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  const report = parsed(stdout);
  if (!report?.vulnerabilities) return null;
  const grave = Object.values(report.vulnerabilities).filter(
    ({ severity }) => severity === 'high' || severity === 'critical',
  );
  return grave.map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
