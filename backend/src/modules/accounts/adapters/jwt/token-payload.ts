/** The one algorithm that is signed with and accepted; a token that names another is refused. */
export const TOKEN_ALGORITHM = 'HS256';

/** A session ends by itself after this long; changing the password ends it at once. */
export const TOKEN_LIFETIME = '30d';

export interface TokenPayload {
  readonly sub: string;
  readonly ver: number;
}
