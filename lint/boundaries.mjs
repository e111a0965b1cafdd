// Usage: node lint/boundaries.mjs backend|frontend — checks the workspace's imports against its
// rules.
import { fileURLToPath } from 'node:url';
import { cruise } from './cruise.mjs';

/**
 * A checker that sees nothing finds nothing wrong; fewer modules than these, about 90 % of those
 * that exist, mean that it is blind.
 */
const EXPECTED_MODULES = { backend: 1_470, frontend: 1_000 };

const workspace = process.argv[2];
const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const { modules, violations } = await cruise(
  path(`../${workspace}/dependency-cruiser.config.mjs`),
  path(`../${workspace}`),
);
for (const { rule, from, to } of violations) process.stderr.write(`${rule}: ${from} -> ${to}\n`);
const blind = modules < EXPECTED_MODULES[workspace];
if (blind)
  process.stderr.write(
    `the checker saw ${modules} modules, at least ${EXPECTED_MODULES[workspace]} were expected\n`,
  );
process.stdout.write(
  `${workspace} boundaries: ${modules} modules, ${violations.length} violations\n`,
);
process.exitCode = blind || violations.length > 0 ? 1 : 0;
