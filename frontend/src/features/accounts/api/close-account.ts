import { deleteAccount } from '#api/generated/sdk.gen.js';

/** Closes the account for good. Answers where to go next: a path of this site. */
export async function closeAccount(): Promise<string> {
  const { redirectTo } = await deleteAccount();
  return isOwnPath(redirectTo) ? redirectTo : '/feedback';
}

function isOwnPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path);
}
