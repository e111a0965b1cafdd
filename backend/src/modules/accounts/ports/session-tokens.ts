/** What a session token says; the database decides whether it is still valid. */
export interface TokenClaims {
  readonly userId: string;
  readonly tokenVersion: number;
  readonly sessionId: string;
}

export abstract class SessionTokens {
  /** A signed bearer token of a session. */
  abstract issue(claims: TokenClaims): Promise<string>;
  /** The user a token was issued to, also after it expired; null if we did not issue it. */
  abstract subjectOf(token: string): Promise<string | null>;
  /** The session a token was issued for, also after it expired; null if we did not issue it. */
  abstract sessionOf(token: string): Promise<Omit<TokenClaims, 'tokenVersion'> | null>;
}
