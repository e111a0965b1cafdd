import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { AuthConfig } from '../../../../config/auth.config.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { SignedInUser } from '../../application/signed-in-user.query.js';
import { TOKEN_ALGORITHM, type TokenPayload } from './token-payload.js';

/** Reads the bearer token and asks the database, on every request, whether it still holds and who its owner is now. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    auth: AuthConfig,
    private readonly users: SignedInUser,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: auth.jwtSecret,
      algorithms: [TOKEN_ALGORITHM],
    });
  }

  async validate(payload: TokenPayload): Promise<Principal | false> {
    const user = await this.users.behind({ userId: payload.sub, tokenVersion: payload.ver });
    return user ? { userId: user.id, role: user.role } : false;
  }
}
