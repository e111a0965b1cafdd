import { Injectable } from '@nestjs/common';

/** Somebody whose results depend on an athlete's thresholds. Called inside the unit of work that changes them. */
export abstract class ThresholdListener {
  abstract thresholdsChanged(userId: string): Promise<void>;
}

/** Lets modules above the accounts hear of changes without the accounts knowing them. */
@Injectable()
export class ThresholdListeners {
  private readonly listeners: ThresholdListener[] = [];

  register(listener: ThresholdListener): void {
    this.listeners.push(listener);
  }

  async tellAll(userId: string): Promise<void> {
    for (const listener of this.listeners) await listener.thresholdsChanged(userId);
  }
}
