import { groupSpecs } from '../scripts/lib/group-specs.mjs';
import base from './jest.config.mjs';

const rootDir = import.meta.dirname;
/** About a minute each; sharing a file would leave one worker busy at the end. */
const SLOW =
  /eval-short|lifecycle\/|billing-(stripe|sandbox)\.|leaving-erasure|\/corpus|differential|upload-hostile|job-queue|coach-cuts|account-contributor|detect-intervals|forty-questions|planted|billing-redis|backup\.e2e|security\.e2e/;

/** The whole run: neighbouring suites share their modules. `jest.config.mjs` runs single ones. */
export default {
  ...base,
  rootDir,
  roots: [...base.roots, '<rootDir>/.test-groups'],
  testMatch: groupSpecs(rootDir, ['src', 'test'], SLOW),
};
