import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { TokenIssuer, type TokenClaims } from '#accounts/ports/token-issuer.js';
import {
  SESSION_LIFE_S,
  TOKEN_ALGORITHM,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
  type TokenPayload,
} from './token-payload.js';

@Injectable()
export class JwtTokenIssuer extends TokenIssuer {
  constructor(private readonly jwt: JwtService) {
    super();
  }

  /**
   * The shorter life of an administrator's session is judged when the token is read, by the role of
   * that moment.
   */
  issue(claims: TokenClaims): Promise<string> {
    const payload: TokenPayload = {
      sub: claims.userId,
      ver: claims.tokenVersion,
      sid: randomUUID(),
    };
    return this.jwt.signAsync(payload, {
      algorithm: TOKEN_ALGORITHM,
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      expiresIn: SESSION_LIFE_S.athlete,
    });
  }
}
