import { Injectable } from '@nestjs/common';
import type { ChangedDays } from '#accounts/domain/thresholds/changed-days.js';

/**
 * A module whose results depend on an athlete's profile. Called in the unit of work that changes
 * it.
 */
export abstract class ProfileListener {
  /** Workouts on these days, and on no others, have other thresholds now. */
  abstract thresholdsChanged(userId: string, days: ChangedDays): Promise<void>;
  /** The athlete chose other units. */
  abstract unitsChanged(userId: string): Promise<void>;
}

/** Notifies modules above the accounts of changes. */
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
