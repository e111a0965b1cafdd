import { describe, expect, it } from '@jest/globals';

import { SystemClock } from '#platform/database/system-clock.js';
import { UuidV7IdGenerator } from '#platform/database/uuid-v7.id-generator.js';
import { FixedClock } from '#test/builders/fixed-clock.js';
import { SequentialIds } from '#test/builders/sequential-ids.js';
import { idGeneratorContract } from './id-generator.contract.js';

idGeneratorContract(
  'version 7 on the system clock',
  () => new UuidV7IdGenerator(new SystemClock()),
);
idGeneratorContract(
  'version 7 within one millisecond',
  () => new UuidV7IdGenerator(new FixedClock()),
);
idGeneratorContract('sequential', () => new SequentialIds());

describe('version 7', () => {
  const millisecondOf = (id: string): number =>
    Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

  it('starts with its creation time in milliseconds', () => {
    const clock = new FixedClock('2026-05-01T10:00:00.123Z');
    expect(millisecondOf(new UuidV7IdGenerator(clock).next())).toBe(clock.now().getTime());
  });

  it('keeps increasing when the clock is set back', () => {
    const clock = new FixedClock();
    const ids = new UuidV7IdGenerator(clock);
    const before = ids.next();
    clock.advance(-3_600_000);
    expect(ids.next() > before).toBe(true);
  });

  it('differs between two processes in the same millisecond', () => {
    const clock = new FixedClock();
    expect(new UuidV7IdGenerator(clock).next()).not.toBe(new UuidV7IdGenerator(clock).next());
  });
});
