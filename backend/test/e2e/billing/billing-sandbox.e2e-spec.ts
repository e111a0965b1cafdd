import { describe } from '@jest/globals';
import { endingSuite } from './billing-ending.suite.js';
import { failingSuite } from './billing-failing.suite.js';
import { newsSuite } from './billing-news.suite.js';
import { payingSuite } from './billing-paying.suite.js';
import { sandboxBilling, shared } from './billing-world.js';

describe('subscriptions with the sandbox [SUB-20]', () => {
  const world = shared(() => sandboxBilling());
  newsSuite(world);
  payingSuite(world);
  endingSuite(world);
  failingSuite(world);
});
