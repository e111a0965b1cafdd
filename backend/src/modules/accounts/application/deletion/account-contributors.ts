import type { AccountContributor } from '#accounts/ports/account-contributor.js';

/**
 * Lets modules above the accounts take part in leaving and export without the accounts knowing
 * them.
 */
export class AccountContributors {
  private readonly contributors: AccountContributor[];

  /** @param own the accounts' own part, the first of all */
  constructor(own: AccountContributor) {
    this.contributors = [own];
  }

  register(contributor: AccountContributor): void {
    this.contributors.push(contributor);
  }

  all(): readonly AccountContributor[] {
    return this.contributors;
  }
}
