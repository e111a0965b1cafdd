import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import type { Feedback } from '#accounts/domain/feedback.js';
import { LooseFeedbackRepository } from '#accounts/ports/loose-feedback.repository.js';

@Injectable()
export class TypeormLooseFeedbackRepository extends LooseFeedbackRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async add(id: string, { reason, text, wouldRecommend, givenAt }: Feedback): Promise<void> {
    await this.session
      .manager()
      .query(
        'INSERT INTO loose_feedback (id, reason, feedback, would_recommend, created_at) ' +
          'VALUES ($1, $2, $3, $4, $5)',
        [id, reason, text, wouldRecommend, givenAt],
      );
  }
}
