import { describe, expect, it } from '@jest/globals';

import type { IdGenerator } from '#kernel/id-generator.js';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The behaviour of every id generator. */
export function idGeneratorContract(name: string, newGenerator: () => IdGenerator): void {
  describe(`id generator: ${name}`, () => {
    const many = (): string[] => {
      const ids = newGenerator();
      return Array.from({ length: 20_000 }, () => ids.next());
    };

    it('makes UUIDs of version 7', () => {
      const ids = newGenerator();
      for (let i = 0; i < 100; i += 1) expect(ids.next()).toMatch(UUID_V7);
    });

    it('makes no id twice', () => {
      expect(new Set(many()).size).toBe(20_000);
    });

    it('makes ids that sort in the order in which they were made', () => {
      const made = many();
      expect(made).toEqual(made.toSorted());
    });
  });
}
