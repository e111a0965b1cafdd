import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { failure } from '#testing/environment/network.js';
import { draftServer } from '#testing/accounts/questionnaire.js';
import { renderApp } from '#testing/environment/render-app.js';

describe('introduction of the questionnaire', () => {
  it('explains health answers and opens the questionnaire [ONB-01]', async () => {
    draftServer();
    const { user, address } = renderApp('/onboarding/intro');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Fit File Analysis' }),
    ).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Your answers about health' }).textContent).toMatch(
      /special categories.*nothing else.*delete/,
    );
    await user.click(screen.getByRole('link', { name: 'Continue' }));
    expect(
      await screen.findByRole('heading', { name: 'Step 1 of 6: Basic Information' }),
    ).toBeTruthy();
    expect(address()).toBe('/onboarding');
  });

  it('skips the survey without workouts [ONB-02, ONB-03, ONB-33, ONB-34, ONB-35]', async () => {
    const { network } = draftServer();
    const { user, address } = renderApp('/onboarding/intro');
    await user.click(await screen.findByRole('button', { name: 'Skip for Now' }));
    expect(await screen.findByText('Onboarding Skipped')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/'));
    const [call] = network.callsTo('POST /api/profile/skip-onboarding');
    expect(call?.headers.get('Authorization')).toBe('Bearer secret');
  });

  it('says before skipping that the analysis of an upload stays locked', async () => {
    draftServer();
    renderApp('/onboarding/intro');
    expect(
      await screen.findByText(/Each upload still counts, and its analysis stays locked/),
    ).toBeTruthy();
  });

  it('offers Exit Survey with workouts and skips nothing [ONB-02, ONB-03]', async () => {
    const { network } = draftServer({ hasWorkouts: true, user: { onboardingSkipped: true } });
    const { user, address } = renderApp('/onboarding/intro');
    await user.click(await screen.findByRole('button', { name: 'Exit Survey' }));
    expect(screen.queryByText(/analysis stays locked/)).toBeNull();
    await waitFor(() => expect(address()).toBe('/'));
    expect(network.callsTo('POST /api/profile/skip-onboarding')).toHaveLength(0);
  });

  it('stays, and says so, where skipping fails [ONB-35]', async () => {
    draftServer({
      answers: {
        'POST /api/profile/skip-onboarding': failure(500, 'INTERNAL', 'Request 1 failed.'),
      },
    });
    const { user, address } = renderApp('/onboarding/intro');
    await user.click(await screen.findByRole('button', { name: 'Skip for Now' }));
    expect(await screen.findByText('Failed to skip onboarding. Please try again.')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
    expect(address()).toBe('/onboarding/intro');
  });
});
