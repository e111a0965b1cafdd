import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { SettingsRepository } from '#accounts/ports/settings.repository.js';

export function settingsContract(name: string, open: () => SettingsRepository): void {
  describe(`settings repository: ${name}`, () => {
    it('keeps what was put last, and nothing under other keys [AST-05, AST-06]', async () => {
      const settings = open();
      const key = randomUUID();
      expect(await settings.get(key)).toBeNull();
      await settings.put(key, 'one', new Date());
      await settings.put(key, 'two', new Date());
      expect([await settings.get(key), await settings.get(randomUUID())]).toEqual(['two', null]);
    });
  });
}
