import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { isUUID } from 'class-validator';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { AuthConfig } from '#config/auth.config.js';
import { Clock } from '#kernel/clock.js';
import { boardToken } from '#platform/http/board-cookie.js';
import type { Principal } from '#platform/http/principal.js';
import { SignedInUser } from '#accounts/application/sessions/signed-in-user.query.js';
import {
  CLOCK_LEEWAY_S,
  SESSION_LIFE_S,
  TOKEN_ALGORITHM,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
  type TokenPayload,
} from './token-payload.js';

/**
 * Reads the bearer token and asks the database, on every request, whether it is still valid and who
 * its owner is now.
 */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    auth: AuthConfig,
    private readonly users: SignedInUser,
    private readonly clock: Clock,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromExtractors([
        ExtractJwt.fromAuthHeaderAsBearerToken(),
        boardToken,
      ]),
      secretOrKey: keyOf(auth.jwtSecret),
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      jsonWebTokenOptions: { clockTolerance: CLOCK_LEEWAY_S },
    });
  }

  async validate({ sub, ver, sid, iat }: TokenPayload): Promise<Principal | false> {
    // Signed by us and still malformed: the database would fail on an id that is not a UUID.
    if (!isUUID(sub) || !isUUID(sid) || iat === undefined) return false;
    const user = await this.users.behind({ userId: sub, tokenVersion: ver, sessionId: sid });
    if (!user) return false;
    const ageS = this.clock.now().getTime() / 1000 - iat;
    if (ageS > SESSION_LIFE_S[user.role] + CLOCK_LEEWAY_S) return false;
    return { userId: user.id, role: user.role, sessionId: sid };
  }
}

/**
 * A key object: given a text, the check of each token would first try to read a public key. The
 * library takes key objects, although its types do not say so.
 */
function keyOf(secret: string): Buffer {
  return createSecretKey(Buffer.from(secret, 'utf8')) as unknown as Buffer;
}
