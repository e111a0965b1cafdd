import vm from 'node:vm';

import { TestEnvironment } from 'jest-environment-node';

// A worker that ends by itself first frees the heap of every suite it ran, which takes up to two
// seconds. Jest kills it after half a second and reports a leak, although nothing is open.
if (process.env.JEST_WORKER_ID && process.send) process.once('exit', () => process.exit());

/**
 * Jest's environment for Node, whose global object is an ordinary one. Jest's own stands behind a
 * proxy, so that each mention of `Math`, `Number` or `Promise` in a test or in what it tests is a
 * call that no compiler can leave out: numeric code takes several times as long.
 */
export default class PlainGlobals extends TestEnvironment {
  constructor(...given) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...given);
    } finally {
      vm.createContext = createContext;
    }
  }
}
