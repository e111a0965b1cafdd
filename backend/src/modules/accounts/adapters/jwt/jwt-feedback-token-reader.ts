import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { isUUID } from 'class-validator';
import { FeedbackTokenReader } from '#accounts/ports/feedback-token-reader.js';
import {
  TOKEN_ALGORITHM,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
  type TokenPayload,
} from './token-payload.js';

/**
 * Asks of a token what a session asks of it, but for its age: signature, algorithm, issuer and
 * audience.
 */
@Injectable()
export class JwtFeedbackTokenReader extends FeedbackTokenReader {
  constructor(private readonly jwt: JwtService) {
    super();
  }

  async subjectOf(token: string): Promise<string | null> {
    try {
      const { sub } = await this.jwt.verifyAsync<TokenPayload>(token, {
        algorithms: [TOKEN_ALGORITHM],
        issuer: TOKEN_ISSUER,
        audience: TOKEN_AUDIENCE,
        ignoreExpiration: true,
      });
      return isUUID(sub) ? sub : null;
    } catch {
      return null;
    }
  }
}
