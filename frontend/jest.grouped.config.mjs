import { fileURLToPath } from 'node:url';
import { planGroups } from '../scripts/grouped-tests/plan-groups.mjs';
import base from './jest.config.mjs';

const rootDir = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const weigh = (path) => (path.endsWith('.tsx') ? 3 : 1);

const [transform] = Object.values(base.transform);

/** The whole run: neighbouring suites share their modules. `jest.config.mjs` runs single ones. */
export default {
  ...base,
  rootDir,
  roots: [...base.roots, '<rootDir>/.test-groups'],
  testMatch: planGroups(rootDir, ['src'], { weigh, limit: 12 }),
  testSequencer: '<rootDir>/../scripts/grouped-tests/sequencer.mjs',
  transform: { '^.+\\.tsx?$': ['<rootDir>/../scripts/grouped-tests/transform.mjs', transform[1]] },
};
