import { request } from '../api/request.js';
import { token } from '../api/token.js';

/** Sees whether the stored token still stands for somebody; where it does not, the page is a visitor's again. Never rejects. */
export async function checkSession(): Promise<void> {
  try {
    await request.get('/api/auth/me');
  } catch {
    token.remove();
    delete document.documentElement.dataset['session'];
  }
}
