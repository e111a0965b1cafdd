import type { CoachModel } from './coach-model.js';

/**
 * Who answers: the preferred coach, and the built-in one that steps in when the other cannot begin.
 */
export class Coaches {
  constructor(
    readonly preferred: CoachModel,
    readonly builtin: CoachModel,
  ) {}

  /** In the order in which they are asked. */
  inOrder(): readonly CoachModel[] {
    return this.preferred === this.builtin ? [this.builtin] : [this.preferred, this.builtin];
  }
}
