import { Injectable } from '@nestjs/common';
import type { UserRole } from '#accounts/domain/user.js';
import { UserRepository } from '#accounts/ports/user.repository.js';

/** Who an account belongs to, for administrators. */
export interface KnownAccount {
  readonly id: string;
  readonly email: string;
  readonly role: UserRole;
}

@Injectable()
export class KnownAccounts {
  constructor(private readonly users: UserRepository) {}

  /** Null where there is no such account, or it is being closed. */
  async of(userId: string): Promise<KnownAccount | null> {
    return known(await this.users.findById(userId));
  }

  /** By address, without regard to case and space. */
  async byEmail(email: string): Promise<KnownAccount | null> {
    return known(await this.users.findByEmail(email));
  }
}

function known(user: KnownAccount | null): KnownAccount | null {
  return user && { id: user.id, email: user.email, role: user.role };
}
