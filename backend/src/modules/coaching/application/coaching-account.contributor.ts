import { Injectable } from '@nestjs/common';
import { AccountContributor, jsonListFile, type ExportedFile } from '../../accounts/index.js';
import { AthleteChatRepository, type KeptMessage } from '../ports/athlete-chat.repository.js';
import { UsageLedger } from '../ports/usage-ledger.js';

const PAGE = 200;

/** What was asked and answered. */
@Injectable()
export class CoachingAccountContributor extends AccountContributor {
  override readonly name = 'coaching';
  override readonly contents = [
    'chat.json: every question that you asked the coach and every answer, oldest first, with the facts on which the answer stands and all that the coach was given for it.',
  ];

  constructor(
    private readonly chat: AthleteChatRepository,
    private readonly ledger: UsageLedger,
  ) {
    super();
  }

  override async *exportOf(userId: string): AsyncGenerator<ExportedFile> {
    yield jsonListFile('chat.json', 'messages', this.messages(userId));
  }

  /** What was asked goes; what the answers cost stays, without a name. */
  override async erase(userId: string): Promise<void> {
    await this.ledger.forget(userId);
    await this.chat.erase(userId);
  }

  private async *messages(userId: string): AsyncGenerator<KeptMessage> {
    let page: readonly KeptMessage[] = [];
    do {
      page = await this.chat.page(userId, page.at(-1)?.id ?? null, PAGE);
      yield* page;
    } while (page.length === PAGE);
  }
}
