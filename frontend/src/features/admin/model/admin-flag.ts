const key = 'adminAuthenticated';

/**
 * Says in this browser that somebody signed in by way of the administrator's form. The server
 * trusts its own records alone.
 */
export const adminFlag = {
  isSet: (): boolean => localStorage.getItem(key) === 'true',
  set: (): void => localStorage.setItem(key, 'true'),
  remove: (): void => localStorage.removeItem(key),
};

/** Whether the administrator's pages are to be shown to `user`, null for a visitor. */
export function isAdministrator(user: { readonly role: string } | null): boolean {
  return user?.role === 'admin' && adminFlag.isSet();
}
