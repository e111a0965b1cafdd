import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { athlete } from '../testing/athlete.js';
import { failure, mockNetwork } from '../testing/network.js';
import { renderApp } from '../testing/render-app.js';

describe('session', () => {
  it('shows Loading... and then the page of whoever the stored token belongs to (CNV-03, CNV-18, GATE-01)', async () => {
    localStorage.setItem('token', 'secret');
    const network = mockNetwork({ 'GET /api/auth/me': { user: athlete() } });
    renderApp('/upload');
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'Upload a workout' })).toBeTruthy();
    expect(network.callsTo('GET /api/auth/me')[0]?.headers.get('Authorization')).toBe('Bearer secret');
  });

  it('removes a token that the server refuses and shows the visitor state (CNV-19, GATE-02)', async () => {
    localStorage.setItem('token', 'stale');
    mockNetwork({ 'GET /api/auth/me': failure(401, 'UNAUTHENTICATED', 'Please sign in.') });
    renderApp('/');
    expect(await screen.findByRole('heading', { name: 'Stridewatt' })).toBeTruthy();
    expect(localStorage.getItem('token')).toBeNull();
  });
});
