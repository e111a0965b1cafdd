import { Injectable } from '@nestjs/common';
import type { UserRole } from '#accounts/domain/user.js';
import { UserRepository } from '#accounts/ports/user.repository.js';

/** What other modules may know of an account's owner. */
export interface KnownAccount {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly role: UserRole;
}

@Injectable()
export class KnownAccounts {
  constructor(private readonly users: UserRepository) {}

  /** Null if there is no such account, or it is being deleted. */
  async of(userId: string): Promise<KnownAccount | null> {
    return known(await this.users.findById(userId));
  }

  /** Ignores case and surrounding space. */
  async byEmail(email: string): Promise<KnownAccount | null> {
    return known(await this.users.findByEmail(email));
  }
}

function known(user: KnownAccount | null): KnownAccount | null {
  if (!user) return null;
  const { id, email, firstName, role } = user;
  return { id, email, firstName, role };
}
