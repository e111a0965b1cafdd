import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { isUUID } from 'class-validator';
import { SessionTokens, type TokenClaims } from '#accounts/ports/session-tokens.js';
import {
  SESSION_LIFE_S,
  TOKEN_ALGORITHM,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
  type TokenPayload,
} from './token-payload.js';

@Injectable()
export class JwtSessionTokens extends SessionTokens {
  constructor(private readonly jwt: JwtService) {
    super();
  }

  /**
   * The shorter life of an administrator's session is checked when the token is read, by the role
   * at that moment.
   */
  issue(claims: TokenClaims): Promise<string> {
    const payload: TokenPayload = {
      sub: claims.userId,
      ver: claims.tokenVersion,
      sid: claims.sessionId,
    };
    return this.jwt.signAsync(payload, {
      algorithm: TOKEN_ALGORITHM,
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      expiresIn: SESSION_LIFE_S.athlete,
    });
  }

  async subjectOf(token: string): Promise<string | null> {
    const sub = (await this.payloadOf(token))?.sub;
    return sub !== undefined && isUUID(sub) ? sub : null;
  }

  async sessionOf(token: string): Promise<Omit<TokenClaims, 'tokenVersion'> | null> {
    const payload = await this.payloadOf(token);
    return payload && isUUID(payload.sub) && isUUID(payload.sid)
      ? { userId: payload.sub, sessionId: payload.sid }
      : null;
  }

  /** Checks what a session checks, except for the age: signature, algorithm, issuer, audience. */
  private async payloadOf(token: string): Promise<TokenPayload | null> {
    try {
      return await this.jwt.verifyAsync<TokenPayload>(token, {
        algorithms: [TOKEN_ALGORITHM],
        issuer: TOKEN_ISSUER,
        audience: TOKEN_AUDIENCE,
        ignoreExpiration: true,
      });
    } catch {
      return null;
    }
  }
}
