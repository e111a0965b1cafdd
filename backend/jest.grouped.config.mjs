import { fileURLToPath } from 'node:url';
import { planGroups } from '../scripts/grouped-tests/plan-groups.mjs';
import base from './jest.config.mjs';

const rootDir = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const SLOW =
  /eval-short|lifecycle\/|billing-(stripe|sandbox)\.|leaving-erasure|\/corpus|differential|upload-hostile|job-queue|coach-cuts|account-contributor|detect-intervals|forty-questions|planted|billing-redis|backup\.e2e|security\.e2e/;

/** About seconds: a suite that starts the product, one that needs a database, a pure one. */
const weigh = (path) =>
  SLOW.test(path) ? 60 : path.endsWith('.e2e-spec.ts') ? 12 : path.endsWith('.int-spec.ts') ? 6 : 2;

const [transform] = Object.values(base.transform);

/** The whole run: neighbouring suites share their modules. `jest.config.mjs` runs single ones. */
export default {
  ...base,
  rootDir,
  roots: [...base.roots, '<rootDir>/.test-groups'],
  testMatch: planGroups(rootDir, ['src', 'test'], { weigh, limit: 120 }),
  testSequencer: '<rootDir>/../scripts/grouped-tests/sequencer.mjs',
  transform: { '^.+\\.ts$': ['<rootDir>/../scripts/grouped-tests/transform.mjs', transform[1]] },
};
