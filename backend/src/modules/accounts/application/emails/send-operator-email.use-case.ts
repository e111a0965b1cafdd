import { Injectable } from '@nestjs/common';
import { DeletedAccountRepository } from '#accounts/ports/deleted-account.repository.js';
import { OperatorMailer, type OperatorNews } from '#accounts/ports/operator-mailer.js';
import { UserRepository } from '#accounts/ports/user.repository.js';
import { NotificationAddress } from './notification-address.js';

/**
 * Tells the operator; nobody where no address is set, and nothing of somebody who is gone by now.
 */
@Injectable()
export class SendOperatorLetter {
  constructor(
    private readonly address: NotificationAddress,
    private readonly users: UserRepository,
    private readonly deleted: DeletedAccountRepository,
    private readonly mailer: OperatorMailer,
  ) {}

  /** @param subjectId the user, the deleted account, or the request for a test */
  async execute(news: OperatorNews, subjectId: string): Promise<void> {
    const to = await this.address.current();
    if (to === null) return;
    const person = news === 'test' ? null : await this.personOf(news, subjectId);
    if (person === null && news !== 'test') return;
    await this.mailer.send({ to, news, person, key: `operator:${news}:${subjectId}` });
  }

  private async personOf(
    news: Exclude<OperatorNews, 'test'>,
    subjectId: string,
  ): Promise<string | null> {
    const found =
      news === 'signed-up'
        ? await this.users.findById(subjectId)
        : await this.deleted.byId(subjectId);
    return found?.email ?? null;
  }
}
