import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { SyncPlan } from '#admin/ports/sync-plan.js';

export interface SyncPlanWorld {
  readonly plan: SyncPlan;
  /** What the worker is handed, by the id of its job. */
  planned(): ReadonlyMap<string, { readonly syncId: string }>;
}

export function syncPlanContract(name: string, open: () => SyncPlanWorld): void {
  describe(`sync plan: ${name}`, () => {
    it('hands each synchronisation to the worker under one name, however often it is planned [AUS-13]', async () => {
      const world = open();
      const [first, second] = [randomUUID(), randomUUID()];
      for (const syncId of [first, second, first]) await world.plan.run(syncId);
      expect([...world.planned().values()]).toEqual([{ syncId: first }, { syncId: second }]);
    });
  });
}
