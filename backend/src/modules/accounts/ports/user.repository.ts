import type { User } from '../domain/user.js';

/** Contract suite: test/contracts/user.repository.contract.ts. */
export abstract class UserRepository {
  /** Stores a new user. Throws EMAIL_TAKEN when someone has the address already, also when both come at once. */
  abstract add(user: User): Promise<void>;
  abstract findById(id: string): Promise<User | null>;
  /** Finds by address, without regard to case and surrounding space. */
  abstract findByEmail(email: string): Promise<User | null>;
  /** Whether there is any administrator. */
  abstract hasAdministrator(): Promise<boolean>;
}
