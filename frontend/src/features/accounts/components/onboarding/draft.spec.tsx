import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { failure } from '#testing/environment/network.js';
import { draftServer } from '#testing/accounts/questionnaire.js';
import { fillIn, renderApp } from '#testing/environment/render-app.js';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const journal = (): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith('onboarding-unsaved:'));

/** What the browser tells the page. */
const happens = (event: string) => act(async () => void window.dispatchEvent(new Event(event)));

describe('draft of the questionnaire', () => {
  it('is saved automatically after a change, with a number that rises [ONB-22, ONB-23]', async () => {
    const server = draftServer({ currentStep: 3 });
    const { user } = renderApp('/onboarding');
    await screen.findByRole('heading', { name: /^Step 3/ });
    await user.type(field('Sleep quality'), 'ok');
    expect(screen.getByText('Saving…')).toBeTruthy();
    expect(await screen.findByText('Saved')).toBeTruthy();
    await user.type(field('Sleep quality'), 'ay');
    await waitFor(() => expect(server.stored['sleepQuality']).toBe('okay'));
    expect(server.patches()).toHaveLength(2);
    expect(server.patches().map(({ sequence }) => sequence)).toEqual([1, 2]);
    expect(new Set(server.patches().map(({ writer }) => writer)).size).toBe(1);
    expect(journal()).toEqual([]);
  });

  it('says quietly that it is unsaved and saves with the next change', async () => {
    const server = draftServer({ currentStep: 3 });
    const { user } = renderApp('/onboarding');
    await screen.findByRole('heading', { name: /^Step 3/ });
    server.breakDown();
    await user.type(field('Sleep quality'), 'short');
    expect((await screen.findByRole('status', { name: '' })).textContent).toBe(
      'Not saved yet, we keep trying',
    );
    expect(journal()).toHaveLength(1);
    server.mend();
    await user.type(field('Stress level'), 'high');
    await waitFor(() =>
      expect(server.stored).toMatchObject({ sleepQuality: 'short', stressLevel: 'high' }),
    );
    expect(field('Sleep quality').value).toBe('short');
  });

  it('is saved when the connection is back', async () => {
    const server = draftServer({ currentStep: 3 });
    const { user } = renderApp('/onboarding');
    await screen.findByRole('heading', { name: /^Step 3/ });
    server.breakDown();
    await user.type(field('Sleep quality'), 'short');
    await screen.findByText('Not saved yet, we keep trying');
    server.mend();
    await happens('online');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(server.stored['sleepQuality']).toBe('short');
  });

  it('is sent when the page is hidden or left, outliving the page', async () => {
    const server = draftServer({ currentStep: 3 });
    const { user } = renderApp('/onboarding');
    await screen.findByRole('heading', { name: /^Step 3/ });
    await fillIn(user, field('Sleep quality'), 'within the pause');
    await happens('pagehide');
    await waitFor(() => expect(server.stored['sleepQuality']).toBe('within the pause'));
    expect(server.network.callsTo('PATCH /api/onboarding/draft')[0]?.request.keepalive).toBe(true);
  });

  it('is found again by the next page even where the server heard nothing of it', async () => {
    localStorage.setItem(
      'onboarding-unsaved:athlete-1:older-page',
      JSON.stringify({ at: Date.now(), answers: { sleepQuality: 'typed before the tab died' } }),
    );
    const server = draftServer({ draft: { sleepQuality: 'typed' }, currentStep: 3 });
    renderApp('/onboarding');
    await screen.findByRole('heading', { name: /^Step 3/ });
    expect(field('Sleep quality').value).toBe('typed before the tab died');
    await waitFor(() => expect(server.stored['sleepQuality']).toBe('typed before the tab died'));
  });

  it('only logs a failed load and saves nothing unanswered [ONB-21]', async () => {
    const log = jest.spyOn(globalThis, 'reportError');
    const server = draftServer({
      draft: { age: 34, sleepQuality: 'stored' },
      answers: { 'GET /api/onboarding/draft': failure(500, 'INTERNAL', 'Request 1 failed.') },
    });
    const { user } = renderApp('/onboarding');
    await screen.findByRole('heading', { name: 'Step 1 of 6: Basic Information' });
    expect(log).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('Age').value).toBe('');
    await fillIn(user, field('Height'), '180');
    server.network.answer({
      'GET /api/onboarding/draft': () => ({
        data: { ...server.stored, heightCm: 150 },
        currentStep: 1,
        sequence: null,
      }),
    });
    await waitFor(() => expect(server.patches()).toHaveLength(1));
    expect(Object.keys(server.patches()[0] ?? {}).sort()).toEqual([
      'heightCm',
      'sequence',
      'writer',
    ]);
    await waitFor(() => expect(field('Age').value).toBe('34'));
    expect(field('Height').value).toBe('180');
  });

  it('is sent once more on sign-out and leaves nothing behind', async () => {
    const server = draftServer({ currentStep: 3 });
    const { user } = renderApp('/onboarding');
    await screen.findByRole('heading', { name: /^Step 3/ });
    await fillIn(user, field('Sleep quality'), 'last words');
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    await user.click(await screen.findByText('Logout'));
    await waitFor(() => expect(server.stored['sleepQuality']).toBe('last words'));
    expect(
      server.network.callsTo('PATCH /api/onboarding/draft').at(-1)?.headers.get('Authorization'),
    ).toBe('Bearer secret');
    await waitFor(() => expect(journal()).toEqual([]));
  });

  it('waits on this machine where the server ended the session', async () => {
    const server = draftServer({ currentStep: 3 });
    const { user } = renderApp('/onboarding');
    await screen.findByRole('heading', { name: /^Step 3/ });
    server.network.answer({
      'PATCH /api/onboarding/draft': failure(401, 'UNAUTHENTICATED', 'Please sign in.'),
    });
    await fillIn(user, field('Sleep quality'), 'kept');
    expect(await screen.findByRole('form', { name: 'Sign in' })).toBeTruthy();
    expect(localStorage.getItem(journal()[0] ?? '')).toContain('kept');
  });
});
