import { fileURLToPath } from 'node:url';
import { cruise } from './cruise.mjs';

/** A checker that sees nothing finds nothing wrong; fewer modules than this means that it is blind. */
const EXPECTED_MODULES = 200;

const { modules, violations } = await cruise(fileURLToPath(new URL('../..', import.meta.url)));
for (const { rule, from, to } of violations) process.stderr.write(`${rule}: ${from} -> ${to}\n`);
const blind = modules < EXPECTED_MODULES;
if (blind) process.stderr.write(`the checker saw ${modules} modules, at least ${EXPECTED_MODULES} were expected\n`);
process.stdout.write(`backend boundaries: ${modules} modules, ${violations.length} violations\n`);
process.exit(blind || violations.length > 0 ? 1 : 0);
