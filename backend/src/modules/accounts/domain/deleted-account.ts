/** The only thing that stays of an account once it is closed; reading X-55 of the checklist. */
export interface DeletedAccount {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly signupDate: Date;
  readonly deletedAt: Date;
  readonly uploadCount: number;
}
