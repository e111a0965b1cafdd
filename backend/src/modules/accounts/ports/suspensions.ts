import type { Suspension } from '../domain/user.js';

/** Which accounts are suspended, judged at the moment of the question on the one clock that all processes share. */
export abstract class Suspensions {
  /** Null where there is none or it has run out. */
  abstract inForce(userId: string): Promise<Suspension | null>;
}
