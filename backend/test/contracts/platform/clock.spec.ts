import { describe, expect, it } from '@jest/globals';

import { SystemClock } from '#platform/database/system-clock.js';
import { FixedClock } from '#test/builders/fixed-clock.js';
import { clockContract } from './clock.contract.js';

clockContract('system', () => new SystemClock());
clockContract('fixed', () => new FixedClock());

describe('system clock', () => {
  it("returns the machine's time", () => {
    expect(Math.abs(new SystemClock().now().getTime() - Date.now())).toBeLessThan(1_000);
  });
});

describe('fixed clock', () => {
  it('moves only when a test advances it', () => {
    const clock = new FixedClock('2026-03-08T09:59:00Z');
    clock.advance(60_000);
    expect(clock.now().toISOString()).toBe('2026-03-08T10:00:00.000Z');
  });
});
