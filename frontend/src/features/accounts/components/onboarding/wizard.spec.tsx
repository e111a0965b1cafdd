import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { draftServer } from '#testing/accounts/questionnaire.js';
import { fillIn, renderApp } from '#testing/environment/render-app.js';

const stepHeading = (text: string) => screen.findByRole('heading', { level: 2, name: text });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('questionnaire', () => {
  it('shows the step and saves it on the way [ONB-04, ONB-05, ONB-24]', async () => {
    const server = draftServer();
    const { user } = renderApp('/onboarding');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Complete Your Profile' }),
    ).toBeTruthy();
    await stepHeading('Step 1 of 6: Basic Information');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(
      'Step 1 of 6: Basic Information',
    );
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const heading = await stepHeading('Step 2 of 6: Training Background');
    expect(document.activeElement).toBe(heading);
    await waitFor(() => expect(server.step()).toBe(2));
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await stepHeading('Step 1 of 6: Basic Information');
    await waitFor(() => expect(server.step()).toBe(1));
  });

  it('goes back a step with the back button of the browser', async () => {
    const server = draftServer();
    const { user, history } = renderApp('/onboarding');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await stepHeading('Step 2 of 6: Training Background');
    act(() => history.back());
    await stepHeading('Step 1 of 6: Basic Information');
    await waitFor(() => expect(server.step()).toBe(1));
  });

  it.each([
    ['/onboarding?step=6', 'Complete Your Profile', 'Complete Profile'],
    ['/onboarding?step=6&edit=true', 'Edit Your Profile', 'Save Changes'],
  ])('%s is titled %s and ends with %s [ONB-05, ONB-06]', async (address, title, button) => {
    draftServer();
    renderApp(address);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe(`${title} · Stridewatt`));
  });

  it('follows the chosen activities immediately [ONB-08, ONB-09, ONB-10]', async () => {
    const server = draftServer({ currentStep: 2 });
    const { user } = renderApp('/onboarding');
    await stepHeading('Step 2 of 6: Training Background');
    await user.click(screen.getByRole('checkbox', { name: 'Running' }));
    await stepHeading('Step 2 of 7: Training Background');
    await user.click(screen.getByRole('checkbox', { name: 'Running' }));
    await user.click(screen.getByRole('checkbox', { name: 'Cycling' }));
    await stepHeading('Step 2 of 5: Training Background');
    await waitFor(() => expect(server.stored['activityTypes']).toEqual([]));
  });

  it('restores answers and step from the draft [ONB-19, ONB-20]', async () => {
    draftServer({
      draft: { sleepQuality: 'Short', stressLevel: 'High', hasInjuries: true },
      currentStep: 3,
    });
    renderApp('/onboarding');
    await stepHeading('Step 3 of 6: Health & Lifestyle');
    expect(field('Sleep quality').value).toBe('Short');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /injury/ }).checked).toBe(true);
  });

  it('marks what must be answered, for eyes and for screen readers [ONB-31]', async () => {
    draftServer();
    const { user } = renderApp('/onboarding');
    await screen.findByText('* needs an answer');
    const marked: (string | null)[] = [];
    for (let step = 1; step <= 6; step += 1) {
      marked.push(
        ...[...document.querySelectorAll('[aria-required="true"]')].map((control) =>
          control.id.replace('answer-', ''),
        ),
      );
      if (step < 6) await user.click(screen.getByRole('button', { name: 'Next' }));
      await screen.findByText(new RegExp(`Step ${Math.min(step + 1, 6)} of 6`));
    }
    expect(marked.sort()).toEqual(
      [
        'age',
        'gender',
        'heightCm',
        'weightKg',
        'trainingVolumeHours',
        'trainingBackground',
        'workType',
        'sleepQuality',
        'stressLevel',
        'maxHR',
        'restingHR',
      ].sort(),
    );
  });

  it('shows a problem once a field is left and keeps the text [ONB-31]', async () => {
    draftServer();
    const { user } = renderApp('/onboarding');
    await stepHeading('Step 1 of 6: Basic Information');
    await fillIn(user, field('Age'), '500');
    expect(field('Age').getAttribute('aria-invalid')).toBe('false');
    await user.tab();
    const problem = screen.getByText('Please enter 13 to 120 years.');
    expect(field('Age').getAttribute('aria-describedby')).toContain(problem.id);
    expect(field('Age').value).toBe('500');
  });

  it('shows chosen units and keeps cm and kg [ONB-36, ONB-37, ONB-38, ONB-40]', async () => {
    const server = draftServer();
    const { user } = renderApp('/onboarding');
    await stepHeading('Step 1 of 6: Basic Information');
    await fillIn(user, field('Height'), '180');
    await user.click(screen.getByRole('radio', { name: /Imperial/ }));
    expect(field('Height').value).toBe('5 ft 11 in');
    await user.clear(field('Height'));
    await fillIn(user, field('Height'), '59');
    expect(screen.getByText('= 5 ft 9 in')).toBeTruthy();
    await fillIn(user, field('Weight'), '160');
    await waitFor(() =>
      expect(server.stored).toMatchObject({
        unitSystem: 'IMPERIAL',
        heightCm: 175.3,
        weightKg: 72.6,
      }),
    );
    await user.click(screen.getByRole('radio', { name: /Metric/ }));
    expect([field('Height').value, field('Weight').value]).toEqual(['175.3', '72.6']);
  });
});
