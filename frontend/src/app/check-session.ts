import { isLeaving } from '../api/leaving.js';
import { request } from '../api/request.js';
import { token } from '../api/token.js';

/**
 * Sees whether the stored token still stands for somebody; where it does not, the page is a
 * visitor's again. Never rejects.
 */
export async function checkSession(): Promise<void> {
  const asked = token.read();
  try {
    await request.get('/api/auth/me');
  } catch {
    // Another tab may have signed in meanwhile.
    if (token.read() !== asked || isLeaving()) return;
    token.remove();
    delete document.documentElement.dataset['session'];
  }
}
