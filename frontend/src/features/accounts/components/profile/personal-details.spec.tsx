import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { athlete } from '#testing/accounts/athlete.js';
import { failure } from '#testing/environment/network.js';
import { openProfile } from '#testing/accounts/profile-page.js';

const SAVE = 'PATCH /api/auth/me';
const EMAIL = 'POST /api/auth/change-email';
const form = (name: string) => within(screen.getByRole('form', { name }));

describe('personal details', () => {
  it('send only what changed, and show it everywhere', async () => {
    const { user, network } = await openProfile({
      [SAVE]: { user: athlete({ firstName: 'محمد', sport: 'RUNNING' }) },
    });
    const save = form('Personal details').getByRole('button', { name: 'Save Details' });
    expect(save.hasAttribute('disabled')).toBe(true);
    await user.clear(screen.getByLabelText('First name'));
    await user.type(screen.getByLabelText('First name'), 'محمد');
    await user.click(screen.getByLabelText('Running'));
    await user.click(save);
    await screen.findByText('Details Saved');
    expect(network.callsTo(SAVE)[0]?.body).toEqual({ firstName: 'محمد', sport: 'RUNNING' });
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    expect(await screen.findByText('محمد Rider')).toBeTruthy();
  });

  it('say beside the field what the server refuses', async () => {
    const message = 'City must be at most 100 characters';
    const { user } = await openProfile({
      [SAVE]: failure(400, 'VALIDATION_FAILED', message, { fields: [{ field: 'city', message }] }),
    });
    await user.type(screen.getByLabelText('City'), 'x');
    await user.click(screen.getByRole('button', { name: 'Save Details' }));
    expect(await screen.findByText(message)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('City')));
  });

  it('cannot be emptied', async () => {
    const { user, network } = await openProfile();
    await user.clear(screen.getByLabelText('Last name'));
    await user.click(screen.getByRole('button', { name: 'Save Details' }));
    expect(await screen.findByText('Please enter your last name')).toBeTruthy();
    expect(network.callsTo(SAVE)).toHaveLength(0);
  });
});

describe('another email', () => {
  const ask = async (answer: object, email = 'new@example.org') => {
    const app = await openProfile({ [EMAIL]: answer });
    await app.user.click(screen.getByRole('button', { name: 'Change Email' }));
    const fields = form('Change email');
    await app.user.type(fields.getByLabelText('New email'), email);
    await app.user.type(fields.getByLabelText('Current password'), 'correct horse 7');
    await app.user.click(fields.getByRole('button', { name: 'Send the Link' }));
    return app;
  };

  it('is asked for with the password, and told where the link went', async () => {
    const { network } = await ask({ message: 'Sent.' });
    expect(await screen.findByText(/Open the link we sent to new@example.org/)).toBeTruthy();
    expect(network.callsTo(EMAIL)[0]?.body).toEqual({
      email: 'new@example.org',
      password: 'correct horse 7',
    });
  });

  it.each([
    ['EMAIL_TAKEN', 409, 'An account with this email exists already.', 'New email'],
    ['WRONG_PASSWORD', 400, 'The current password is not correct.', 'Current password'],
  ])('is refused beside the field: %s', async (code, status, message, label) => {
    await ask(failure(status, code, message));
    expect(await screen.findByText(message)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
  });

  it('is refused before it is sent where no account could have it', async () => {
    const { network } = await ask({ message: 'Sent.' }, 'ü@example.org');
    expect(await screen.findByText(/^Before the @/)).toBeTruthy();
    expect(network.callsTo(EMAIL)).toHaveLength(0);
  });
});
