/** What a session token says; the database decides whether it still holds. */
export interface TokenClaims {
  readonly userId: string;
  readonly tokenVersion: number;
}

export abstract class TokenIssuer {
  /** A signed bearer token of a new session. */
  abstract issue(claims: TokenClaims): Promise<string>;
}
