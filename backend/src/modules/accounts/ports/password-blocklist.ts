/** Passwords that everybody tries first. */
export abstract class PasswordBlocklist {
  /** Whether the password, in whatever case, is one of the commonest there are. */
  abstract isCommon(password: string): boolean;
}
