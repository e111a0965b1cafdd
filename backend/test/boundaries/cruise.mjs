import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const CHECKER = path('../../../node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const RULES = path('../../dependency-cruiser.config.mjs');

/**
 * Checks the imports below `<folder>/src` against the rules of this workspace.
 * @param {string} folder
 * @returns {Promise<{ modules: number, violations: { rule: string, from: string, to: string }[] }>}
 */
export async function cruise(folder) {
  const report = await new Promise((resolve, reject) => {
    const argv = [CHECKER, '--config', RULES, '--output-type', 'json', 'src'];
    execFile(process.execPath, argv, { cwd: folder, maxBuffer: 256 * 1024 * 1024 }, (error, stdout, stderr) => {
      // The checker ends with the number of violations; only an answer that is no report is a failure.
      try {
        resolve(JSON.parse(stdout));
      } catch {
        reject(new Error(`the checker gave no report: ${stderr || error?.message}`));
      }
    });
  });
  const own = report.modules.filter((module) => module.source.startsWith('src/'));
  const violations = report.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  return { modules: own.length, violations };
}
