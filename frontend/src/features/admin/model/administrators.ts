import type { AddedAdministratorAnswer, AdministratorAnswer } from '#api/generated/types.gen.js';

export type Administrator = AdministratorAnswer;
export type AddedAdministrator = AddedAdministratorAnswer;

const OWN = 'Another administrator must do this';

/** Why `administrator` may not be demoted or removed; null if they may. */
export const changeBar = ({ isYou }: Administrator, count: number): string | null => {
  if (isYou) return OWN;
  return count === 1 ? 'This is the last administrator' : null;
};
