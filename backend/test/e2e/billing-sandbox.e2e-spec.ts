import { describe } from '@jest/globals';
import { endingSuite } from './billing-ending.suite.js';
import { newsSuite } from './billing-news.suite.js';
import { payingSuite } from './billing-paying.suite.js';
import { sandboxBilling, shared } from './billing-world.js';

describe('SUB-20 subscriptions with the sandbox', () => {
  const world = shared(() => sandboxBilling());
  newsSuite(world);
  payingSuite(world);
  endingSuite(world);
});
