import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { failure, type Answer } from '#testing/environment/network.js';
import { openProfile, type OpenedProfile } from '#testing/accounts/profile-page.js';
import { fillIn } from '#testing/environment/render-app.js';

const route = 'POST /api/auth/change-password';
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save New Password' });

async function openForm(
  answer: Answer = { message: 'Done.', token: 'fresh' },
): Promise<OpenedProfile> {
  const app = await openProfile({ [route]: answer });
  await app.user.click(screen.getByRole('button', { name: 'Change Password' }));
  return app;
}

async function choose(
  { user }: OpenedProfile,
  newPassword = 'gr8 secret',
  confirm = newPassword,
): Promise<void> {
  await fillIn(user, screen.getByLabelText('Current password'), 'old secret');
  await fillIn(user, screen.getByLabelText('New password'), newPassword);
  await fillIn(user, screen.getByLabelText('Confirm new password'), confirm);
  await user.click(save());
}

describe('change password', () => {
  it('cannot be saved until all three fields are filled [PRO-04]', async () => {
    const { user } = await openForm();
    for (const label of ['Current password', 'New password', 'Confirm new password']) {
      expect(save().disabled).toBe(true);
      await fillIn(user, screen.getByLabelText(label), 'gr8 secret');
    }
    expect(save().disabled).toBe(false);
    expect(
      Array.from(
        document.querySelectorAll('form[aria-label="Change password"] input:not([type=hidden])'),
        (input) => input.getAttribute('name'),
      ),
    ).toEqual(['currentPassword', 'newPassword', 'confirmPassword']);
  });

  it.each([
    ['New passwords do not match.', 'gr8 secret', 'gr8 secreT'],
    ['Password must be at least 8 characters long.', 'seven77', 'seven77'],
  ])('says "%s" and sends nothing [PRO-05, PRO-06, X-04]', async (sentence, password, confirm) => {
    const app = await openForm();
    await choose(app, password, confirm);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(app.network.callsTo(route)).toHaveLength(0);
  });

  it('asks for eight characters where the first took six [PRO-06, X-04]', async () => {
    const { user } = await openForm();
    expect(screen.getByText('At least 8 characters')).toBeTruthy();
    await fillIn(user, screen.getByLabelText('New password'), 'seven77');
    expect(screen.getByText('At least 8 characters')).toBeTruthy();
    await user.type(screen.getByLabelText('New password'), 'x');
    expect(screen.queryByText('At least 8 characters')).toBeNull();
  });

  it('sends both passwords, says so, and goes on with the new token [PRO-07, PRO-08]', async () => {
    const app = await openForm();
    await choose(app);
    expect(await screen.findByText('Password changed successfully.')).toBeTruthy();
    expect(app.network.callsTo(route)[0]?.body).toEqual({
      currentPassword: 'old secret',
      newPassword: 'gr8 secret',
    });
    expect(localStorage.getItem('token')).toBe('fresh');
    expect(app.address()).toBe('/profile');
    expect(screen.queryByLabelText('New password')).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change Password' })),
    );
  });

  it.each([
    [
      "the server's message",
      failure(400, 'WRONG_PASSWORD', 'The current password is not correct.'),
      'The current password is not correct.',
    ],
    ['Failed to change password.', new Response('', { status: 500 }), 'Failed to change password.'],
  ])(
    'tells a failure with %s, and keeps form and token [PRO-07, PRO-08]',
    async (_, answer, sentence) => {
      await choose(await openForm(answer));
      await waitFor(() =>
        expect(
          screen
            .getAllByRole('alert')
            .map(({ textContent }) => textContent)
            .join(),
        ).toContain(sentence),
      );
      expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('gr8 secret');
      expect(localStorage.getItem('token')).toBe('secret');
    },
  );
});
