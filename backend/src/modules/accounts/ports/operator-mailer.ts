/** What the operator is told of. */
export const OPERATOR_NEWS = ['signed-up', 'account-closed', 'test'] as const;
export type OperatorNews = (typeof OPERATOR_NEWS)[number];

/**
 * Hands letters for the operator to the carrier; throws where it does not take them. Contract
 * suite: test/contracts/operator-mailer.contract.ts.
 */
export abstract class OperatorMailer {
  /**
   * @param person whom the news are about; null for a test
   * @param key the same for the same letter, however often it is handed over
   */
  abstract send(letter: {
    readonly to: string;
    readonly news: OperatorNews;
    readonly person: string | null;
    readonly key: string;
  }): Promise<void>;
}
