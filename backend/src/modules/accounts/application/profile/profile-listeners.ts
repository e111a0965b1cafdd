import { Injectable } from '@nestjs/common';
import type { ChangedDays } from '#accounts/domain/thresholds/changed-days.js';

/**
 * Somebody whose results depend on an athlete's profile. Called inside the unit of work that
 * changes it.
 */
export abstract class ProfileListener {
  /** On these days, and on no others, workouts are to be judged by other thresholds now. */
  abstract thresholdsChanged(userId: string, days: ChangedDays): Promise<void>;
  /** The athlete wants to read numbers in other units. */
  abstract unitsChanged(userId: string): Promise<void>;
}

/** Lets modules above the accounts hear of changes without the accounts knowing them. */
@Injectable()
export class ProfileListeners {
  private readonly listeners: ProfileListener[] = [];

  register(listener: ProfileListener): void {
    this.listeners.push(listener);
  }

  async tellOfThresholds(userId: string, days: ChangedDays): Promise<void> {
    for (const listener of this.listeners) await listener.thresholdsChanged(userId, days);
  }

  async tellOfUnits(userId: string): Promise<void> {
    for (const listener of this.listeners) await listener.unitsChanged(userId);
  }
}
