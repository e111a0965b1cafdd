import { Injectable } from '@nestjs/common';
import { Every } from '#platform/queue/workers/periodic.js';
import { SweepErasures } from '#accounts/application/deletion/sweep-erasures.use-case.js';

const EVERY_MS = 60_000;

/** Adds the jobs of erasures that stay open. */
@Injectable()
export class ErasureSweeper {
  constructor(private readonly erasures: SweepErasures) {}

  @Every(EVERY_MS)
  replanOpen(): Promise<void> {
    return this.erasures.replanOpen();
  }
}
