import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { openDashboard, type OpenedDashboard } from '#testing/admin.js';
import { failure } from '#testing/environment/network.js';
import { fillIn } from '#testing/environment/render-app.js';

const path = '/api/admin/settings/notification_email';
const setting = (value: string | null) => ({
  setting_key: 'notification_email',
  setting_value: value,
});
const update = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Update' });

async function open(value: string | null): Promise<OpenedDashboard & { field: HTMLInputElement }> {
  const app = openDashboard('?tab=settings', { [`GET ${path}`]: setting(value) });
  return { ...app, field: await screen.findByLabelText<HTMLInputElement>('Notification Email') };
}

describe('settings', () => {
  it('shows the address and what it is for [AST-01, AST-03, AST-05]', async () => {
    const { field } = await open('ops@example.org');
    expect([field.type, field.value]).toEqual(['email', 'ops@example.org']);
    expect(
      screen.getByText(
        /admin notifications for new signups, subscription changes and account deletions/,
      ),
    ).toBeTruthy();
  });

  it('cannot be saved empty, and says why [AST-02, AST-04]', async () => {
    const { user, field, network } = await open('ops@example.org');
    await user.clear(field);
    expect(update().disabled).toBe(true);
    fireEvent.submit(field);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Validation Error');
    expect(alert.textContent).toContain('Email address is required');
    expect(network.callsTo(`PUT ${path}`)).toHaveLength(0);
  });

  it('reads Updating... while it saves, and sends the value [AST-02, AST-06]', async () => {
    const { user, field, network } = await open(null);
    expect(update().disabled).toBe(true);
    let answer: (value: object) => void = () => undefined;
    network.answer({ [`PUT ${path}`]: () => new Promise<object>((resolve) => (answer = resolve)) });
    await fillIn(user, field, 'staff@example.org');
    await user.click(update());
    expect(
      (await screen.findByRole<HTMLButtonElement>('button', { name: 'Updating...' })).disabled,
    ).toBe(true);
    network.answer({ [`GET ${path}`]: setting('staff@example.org') });
    answer(setting('staff@example.org'));
    expect(await screen.findByText('Notification Email Updated')).toBeTruthy();
    expect(network.callsTo(`PUT ${path}`)[0]?.body).toEqual({ value: 'staff@example.org' });
  });

  it('tells that it could not be saved, and keeps what was typed [AST-07]', async () => {
    const { user, field, network } = await open('ops@example.org');
    network.answer({
      [`PUT ${path}`]: failure(400, 'VALIDATION_FAILED', 'The address is not valid.'),
    });
    await fillIn(user, field, 'x');
    await user.click(update());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to update notification email',
    );
    expect(field.value).toBe('ops@example.orgx');
  });

  it('sends a test mail to the address that is saved', async () => {
    const { user, network } = await open('ops@example.org');
    network.answer({ [`POST ${path}/test`]: new Response('', { status: 202 }) });
    await user.click(screen.getByRole('button', { name: 'Send test mail' }));
    expect(await screen.findByText('Test Mail Sent')).toBeTruthy();
  });
});
