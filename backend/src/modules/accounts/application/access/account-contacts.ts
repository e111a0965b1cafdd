import { Injectable } from '@nestjs/common';
import { UserRepository } from '#accounts/ports/user.repository.js';

/** How a person is reached. */
export interface AccountContact {
  readonly email: string;
  readonly firstName: string;
}

/** For modules that write to people. */
@Injectable()
export class AccountContacts {
  constructor(private readonly users: UserRepository) {}

  /** Null where there is no such account, or it is being closed. */
  async of(userId: string): Promise<AccountContact | null> {
    const user = await this.users.findById(userId);
    return user && { email: user.email, firstName: user.firstName };
  }
}
