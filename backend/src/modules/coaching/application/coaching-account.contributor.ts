import { Injectable } from '@nestjs/common';
import { AccountContributor, jsonListFile, type ExportedFile } from '#accounts/index.js';
import { ChatMessagesRepository } from '../ports/chat-messages.repository.js';
import { UsageLedger } from '../ports/usage-ledger.js';

const PAGE = 200;

/** What was asked and answered, and what the models were asked for it. */
@Injectable()
export class CoachingAccountContributor extends AccountContributor {
  override readonly name = 'coaching';
  override readonly contents = [
    'chat.json: every question that you asked the coach and every answer, oldest first, with ' +
      'the facts on which the answer stands and all that the coach was given for it.',
    'calls.json: every call to a language model on your behalf, oldest first: what for, ' +
      'which model, how many tokens, and what it cost in millionths of a dollar where its ' +
      'price is known.',
  ];

  constructor(
    private readonly chat: ChatMessagesRepository,
    private readonly ledger: UsageLedger,
  ) {
    super();
  }

  override async *exportOf(userId: string): AsyncGenerator<ExportedFile> {
    yield jsonListFile(
      'chat.json',
      'messages',
      listed((after) => this.chat.page(userId, after, PAGE)),
    );
    yield jsonListFile(
      'calls.json',
      'calls',
      listed((after) => this.ledger.page(userId, after, PAGE)),
    );
  }

  /** What was asked goes; what the answers cost stays, without a name. */
  override async erase(userId: string): Promise<void> {
    await this.ledger.forget(userId);
    await this.chat.erase(userId);
  }
}

/** Page after page, so that a long history is never in memory as a whole. */
async function* listed<T extends { readonly id: string }>(
  pageBehind: (after: string | null) => Promise<readonly T[]>,
): AsyncGenerator<T> {
  let page: readonly T[] = [];
  do {
    page = await pageBehind(page.at(-1)?.id ?? null);
    yield* page;
  } while (page.length === PAGE);
}
