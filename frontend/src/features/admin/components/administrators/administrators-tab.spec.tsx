import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openDashboard } from '#testing/admin.js';
import { failure, type Answers } from '#testing/environment/network.js';
import { fillIn } from '#testing/environment/render-app.js';
import type { Administrator } from '#features/admin/model/administrators.js';

const PATH = '/api/admin/administrators';
const person = (changes: Partial<Administrator>): Administrator => ({
  userId: 'admin-2',
  email: 'second@example.org',
  createdAt: '2026-03-04T19:05:00.000Z',
  lastSeenAt: null,
  isYou: false,
  ...changes,
});
const both = [person({ userId: 'admin-1', email: 'chief@example.org', isYou: true }), person({})];
const open = (administrators: readonly Administrator[], answers: Answers = {}) =>
  openDashboard('?tab=administrators', { [`GET ${PATH}`]: { administrators }, ...answers });

describe('administrators', () => {
  it('lists them, and lets nobody change themselves', async () => {
    open(both);
    const table = within(await screen.findByRole('region', { name: 'Administrators' }));
    expect(table.getByRole('button', { name: 'Demote: chief@example.org' })).toHaveProperty(
      'disabled',
      true,
    );
    expect(table.getAllByRole('note', { name: 'Another administrator must do this' })).toHaveLength(
      2,
    );
    expect(table.getByRole('button', { name: 'Remove: second@example.org' })).toHaveProperty(
      'disabled',
      false,
    );
  });

  it('adds one, and shows the password once', async () => {
    const { user, network } = open(both, {
      [`POST ${PATH}`]: { userId: 'admin-3', password: 'seven words' },
    });
    await user.click(await screen.findByRole('button', { name: 'Add Administrator' }));
    await fillIn(user, screen.getByLabelText('Email'), ' third@example.org ');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('seven words')).toBeTruthy();
    expect(network.callsTo(`POST ${PATH}`)[0]?.body).toEqual({ email: 'third@example.org' });
    expect(network.callsTo(`GET ${PATH}`).length).toBeGreaterThan(1);
  });

  it('says that an athlete keeps the password', async () => {
    const { user } = open(both, { [`POST ${PATH}`]: { userId: 'user-1', password: null } });
    await user.click(await screen.findByRole('button', { name: 'Add Administrator' }));
    await fillIn(user, screen.getByLabelText('Email'), 'ada@example.org');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(/signs in with the same password/)).toBeTruthy();
  });

  it.each([
    ['Demote', `POST ${PATH}/admin-2/demote`, 'Administrator Demoted'],
    ['Remove', `DELETE ${PATH}/admin-2`, 'Administrator Removed'],
  ])('%ss another one after a question', async (action, call, done) => {
    const { user, network } = open(both, { [call]: {} });
    await user.click(await screen.findByRole('button', { name: `${action}: second@example.org` }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: action }));
    expect(await screen.findByText(done)).toBeTruthy();
    expect(network.callsTo(call)).toHaveLength(1);
  });

  it('says why the last one stays', async () => {
    const { user } = open(both, {
      [`POST ${PATH}/admin-2/demote`]: failure(
        409,
        'LAST_ADMINISTRATOR',
        'This is the last administrator. Add another one first.',
      ),
    });
    await user.click(await screen.findByRole('button', { name: 'Demote: second@example.org' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Demote' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to demote administrator');
    expect(alert.textContent).toContain('Add another one first.');
  });
});
