import type { RedFlag } from '../domain/safety/warning-signs.js';

/** Where a question was asked. */
export type Conversing = 'workout' | 'general' | 'comparison' | 'demo';

/** Notes that a warning sign was answered. It never learns what was said, nor by whom. */
export abstract class SafetyLog {
  abstract answered(flag: RedFlag, where: Conversing): void;
}
