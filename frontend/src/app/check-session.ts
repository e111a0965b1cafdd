import { getCurrentUser } from '../api/generated/sdk.gen.js';
import { isPageUnloading } from '../api/page-unload.js';
import { token } from '../api/token.js';
import { unreachableBy } from '../api/unreachable.js';

/**
 * Checks whether the stored token is still valid; if not, removes it, and the page is a visitor's
 * again. Never rejects.
 */
export async function checkSession(): Promise<void> {
  const checked = token.read();
  try {
    await getCurrentUser();
  } catch (error) {
    // Only an answer ends a session.
    if (unreachableBy(error) !== null) return;
    // Another tab may have signed in meanwhile.
    if (token.read() !== checked || isPageUnloading()) return;
    token.remove();
    delete document.documentElement.dataset['session'];
  }
}
