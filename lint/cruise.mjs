import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CHECKER = fileURLToPath(
  new URL('../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', import.meta.url),
);

/**
 * Checks the imports below `<folder>/src`.
 * @param {string} config path of a dependency-cruiser configuration
 * @param {string} folder
 * @returns {Promise<import('./cruise.d.mts').Report>}
 */
export async function cruise(config, folder) {
  const report = await new Promise((resolve, reject) => {
    const argv = [CHECKER, '--config', config, '--output-type', 'json', 'src'];
    execFile(
      process.execPath,
      argv,
      { cwd: folder, maxBuffer: 256 * 1024 * 1024 },
      (error, stdout, stderr) => {
        // The exit code is the number of violations; only output that is no report is a failure.
        try {
          resolve(JSON.parse(stdout));
        } catch {
          reject(new Error(`the checker gave no report: ${stderr || error?.message}`));
        }
      },
    );
  });
  const own = report.modules.filter((module) => module.source.startsWith('src/'));
  const violations = report.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
  }));
  const rules = report.summary.ruleSetUsed.forbidden.map(({ name }) => name);
  return { modules: own.length, rules, violations };
}
