import { Injectable } from '@nestjs/common';
import { noSuchAnswer } from '#coaching/domain/errors.js';
import type { SentAnswer } from '#coaching/domain/sent/sent-answer.js';
import { ChatMessagesRepository } from '#coaching/ports/chat-messages.repository.js';

/**
 * What a coach was given for an answer; nobody but its athlete may look. Throws NOT_FOUND, also for
 * questions.
 */
@Injectable()
export class ReadSent {
  constructor(private readonly messages: ChatMessagesRepository) {}

  async execute(userId: string, messageId: string): Promise<SentAnswer> {
    const sent = await this.messages.sent(userId, messageId);
    if (!sent) throw noSuchAnswer();
    return sent;
  }
}
