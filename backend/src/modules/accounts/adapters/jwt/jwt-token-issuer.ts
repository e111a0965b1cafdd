import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { TokenIssuer, type TokenClaims } from '../../ports/token-issuer.js';
import { TOKEN_ALGORITHM, TOKEN_LIFETIME, type TokenPayload } from './token-payload.js';

@Injectable()
export class JwtTokenIssuer extends TokenIssuer {
  constructor(private readonly jwt: JwtService) {
    super();
  }

  issue(claims: TokenClaims): Promise<string> {
    const payload: TokenPayload = { sub: claims.userId, ver: claims.tokenVersion };
    return this.jwt.signAsync(payload, { algorithm: TOKEN_ALGORITHM, expiresIn: TOKEN_LIFETIME });
  }
}
