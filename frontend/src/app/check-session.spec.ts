import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { failure, mockNetwork } from '../testing/environment/network.js';
import { athlete } from '../testing/accounts/athlete.js';
import { checkSession } from './check-session.js';

const { dataset } = document.documentElement;

describe('the session of a public page', () => {
  beforeEach(() => {
    localStorage.setItem('token', 'stored');
    dataset['session'] = '';
  });

  afterEach(() => {
    localStorage.removeItem('token');
    delete dataset['session'];
  });

  it('stays while the server knows its token [CNV-18]', async () => {
    mockNetwork({ 'GET /api/auth/me': { user: athlete() } });
    await checkSession();
    expect([localStorage.getItem('token'), dataset['session']]).toEqual(['stored', '']);
  });

  it('stays while the server cannot be reached', async () => {
    mockNetwork({ 'GET /api/auth/me': () => Promise.reject(new TypeError('Failed to fetch')) });
    await checkSession();
    expect([localStorage.getItem('token'), dataset['session']]).toEqual(['stored', '']);
  });

  it('is forgotten where the server refuses it, and the page is a visitor’s [CNV-19]', async () => {
    mockNetwork({ 'GET /api/auth/me': failure(401, 'UNAUTHENTICATED', 'Sign in again.') });
    await checkSession();
    expect([localStorage.getItem('token'), dataset['session']]).toEqual([null, undefined]);
  });
});
