import { afterEach, beforeEach, describe, jest } from '@jest/globals';

import { closingContract } from './job-queue-closing.contract.js';
import { outageContract } from './job-queue-outage.contract.js';
import { runningContract } from './job-queue-running.contract.js';
import { releasesContract } from './job-queue-releases.contract.js';
import { takeoverContract } from './job-queue-takeover.contract.js';
import { QueueWorld } from './job-queue.world.js';

/** @param url gives the address of an empty backend that no other suite uses */
export function jobQueueContract(name: string, url: () => string): void {
  describe(`job queue: ${name}`, () => {
    const world = new QueueWorld(url);
    beforeEach(() => world.takeDownLog());
    afterEach(async () => {
      await world.closeAll();
      jest.restoreAllMocks();
    });

    runningContract(world);
    closingContract(world);
    takeoverContract(world);
    releasesContract(world);
    outageContract(world);
  });
}
