import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  instruction,
  instructionsAnswer,
  openDashboard,
  type OpenedDashboard,
} from '#testing/admin.js';
import { failure, type Answers } from '#testing/environment/network.js';
import { fillIn } from '#testing/environment/render-app.js';

const path = '/api/admin/coaching-instructions';
const text = (elements: readonly Element[]): (string | null)[] =>
  elements.map(({ textContent }) => textContent);
const open = (answers: Answers): OpenedDashboard => openDashboard('?tab=instructions', answers);

async function add(answers: Answers = {}): Promise<OpenedDashboard & { dialog: HTMLElement }> {
  const app = open({ [`GET ${path}`]: instructionsAnswer([]), ...answers });
  await app.user.click(await screen.findByRole('button', { name: 'Add Instruction' }));
  return { ...app, dialog: await screen.findByRole('dialog') };
}

async function edit(answers: Answers): Promise<OpenedDashboard & { dialog: HTMLElement }> {
  const app = open({ [`GET ${path}`]: instructionsAnswer([instruction()]), ...answers });
  await app.user.click(await screen.findByRole('button', { name: 'Edit: Easy days easy' }));
  return { ...app, dialog: await screen.findByRole('dialog') };
}

const FAILURES = [
  ['create', 'Failed to create coaching instruction'],
  ['update', 'Failed to update coaching instruction'],
  ['delete', 'Failed to delete coaching instruction'],
];

describe('coaching instructions', () => {
  it('lists version and editor, and can add one [ACI-01, ACI-02, ACI-08]', async () => {
    open({
      [`GET ${path}`]: instructionsAnswer([
        instruction(),
        instruction({ id: '2', name: 'No diets', isActive: false, lastModifiedBy: null }),
      ]),
    });
    const table = within(await screen.findByRole('region', { name: 'Coaching instructions' }));
    expect(text(table.getAllByRole('columnheader'))).toEqual([
      'Name',
      'Category',
      'Status',
      'Version',
      'Last Modified',
      'Actions',
    ]);
    expect(text(table.getAllByRole('cell')).slice(0, 4)).toEqual([
      'training',
      'Active',
      'v3',
      '4 Mar 2026, 14:05 EST by chief@example.org',
    ]);
    expect(text(table.getAllByRole('cell')).slice(5, 9)).toEqual([
      'training',
      'Inactive',
      'v3',
      '4 Mar 2026, 14:05 EST',
    ]);
    expect(screen.getByRole('button', { name: 'Add Instruction' })).toBeTruthy();
  });

  it('says how to begin when empty, and reports failures [ACI-03, X-54]', async () => {
    const { user, network } = open({
      [`GET ${path}`]: failure(500, 'INTERNAL', 'Something failed.'),
    });
    expect(await screen.findByText('Coaching instructions could not be loaded')).toBeTruthy();
    network.answer({ [`GET ${path}`]: instructionsAnswer([]) });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(
      await screen.findByText(
        'No coaching instructions found. Create your first one to get started.',
      ),
    ).toBeTruthy();
  });

  it('starts as general and active, ten rows high [ACI-04, ACI-05, ACI-06, ACI-08]', async () => {
    const { user, dialog, network } = await add({ [`POST ${path}`]: instruction({ version: 1 }) });
    expect(within(dialog).getByLabelText('Detailed Instructions*').getAttribute('rows')).toBe('10');
    expect(
      within(dialog).getByRole('switch', { name: 'Active' }).getAttribute('aria-checked'),
    ).toBe('true');
    await user.click(within(dialog).getByRole('combobox', { name: 'Category' }));
    expect(
      Array.from(
        document.querySelectorAll('.ant-select-item-option'),
        ({ textContent }) => textContent,
      ),
    ).toEqual(['general', 'training', 'nutrition', 'recovery', 'performance']);
    await fillIn(user, within(dialog).getByLabelText('Name*'), 'Sleep first');
    await fillIn(user, within(dialog).getByLabelText('Detailed Instructions*'), 'Ask about sleep.');
    await user.click(within(dialog).getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(network.callsTo(`POST ${path}`)[0]?.body).toEqual({
        name: 'Sleep first',
        category: 'general',
        content: 'Ask about sleep.',
        isActive: true,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('needs name and content [ACI-07]', async () => {
    const { user, dialog, network } = await add();
    await fillIn(user, within(dialog).getByLabelText('Name*'), 'Sleep first');
    await user.click(within(dialog).getByRole('button', { name: 'Create' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Validation Error');
    expect(alert.textContent).toContain('Name and content are required');
    expect(
      within(dialog).getByLabelText('Detailed Instructions*').getAttribute('aria-invalid'),
    ).toBe('true');
    expect(network.callsTo(`POST ${path}`)).toHaveLength(0);
  });

  it('sends the edited version, then shows the next one [ACI-08, ACI-10, X-48]', async () => {
    const { user, dialog, network } = await edit({
      [`PUT ${path}/instruction-1`]: instruction({ version: 4 }),
    });
    network.answer({ [`GET ${path}`]: instructionsAnswer([instruction({ version: 4 })]) });
    await user.click(within(dialog).getByRole('switch', { name: 'Active' }));
    await user.click(within(dialog).getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('v4')).toBeTruthy();
    expect(network.callsTo(`PUT ${path}/instruction-1`)[0]?.body).toEqual({
      name: 'Easy days easy',
      category: 'training',
      content: 'Say so when an easy day was not easy.',
      isActive: false,
      version: 3,
    });
  });

  it("shows another editor's text and loses nothing [ACI-10, X-48]", async () => {
    const { user, dialog, network } = await edit({
      [`PUT ${path}/instruction-1`]: failure(409, 'STALE_VERSION', 'It was changed meanwhile.'),
    });
    network.answer({
      [`GET ${path}`]: instructionsAnswer([
        instruction({ version: 5, content: 'Their text.', lastModifiedBy: 'other@example.org' }),
      ]),
    });
    await fillIn(user, within(dialog).getByLabelText('Detailed Instructions*'), ' Mine.');
    await user.click(within(dialog).getByRole('button', { name: 'Update' }));
    expect(await within(dialog).findByText('Their text.')).toBeTruthy();
    expect(within(dialog).getByText(/v5 by other@example.org reads/)).toBeTruthy();
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Update' }).disabled).toBe(
      true,
    );
    network.answer({ [`PUT ${path}/instruction-1`]: instruction({ version: 6 }) });
    await user.click(within(dialog).getByRole('button', { name: 'Keep my text, to replace v5' }));
    await user.click(within(dialog).getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(network.callsTo(`PUT ${path}/instruction-1`).at(-1)?.body).toMatchObject({
        version: 5,
        content: 'Say so when an easy day was not easy. Mine.',
      }),
    );
  });

  it('keeps typed text on Escape; Cancel drops it [ACI-04]', async () => {
    const { user, dialog } = await add();
    await fillIn(user, within(dialog).getByLabelText('Detailed Instructions*'), 'A long text.');
    await user.keyboard('{Escape}');
    expect(within(screen.getByRole('dialog')).getByDisplayValue('A long text.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each(FAILURES)('tells that it could not %s one [ACI-09]', async (action, toast) => {
    const broken = failure(500, 'INTERNAL', 'Something failed.');
    const answers = {
      [`POST ${path}`]: broken,
      [`PUT ${path}/instruction-1`]: broken,
      [`DELETE ${path}/instruction-1`]: broken,
    };
    if (action === 'create') {
      const { user, dialog } = await add(answers);
      await fillIn(user, within(dialog).getByLabelText('Name*'), 'a');
      await fillIn(user, within(dialog).getByLabelText('Detailed Instructions*'), 'b');
      await user.click(within(dialog).getByRole('button', { name: 'Create' }));
    } else if (action === 'update') {
      const { user, dialog } = await edit(answers);
      await user.click(within(dialog).getByRole('button', { name: 'Update' }));
    } else {
      const { user } = open({ [`GET ${path}`]: instructionsAnswer([instruction()]), ...answers });
      await user.click(await screen.findByRole('button', { name: 'Delete: Easy days easy' }));
      await user.click(
        within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
      );
    }
    expect((await screen.findByRole('alert')).textContent).toContain(toast);
  });

  it('shows every version and the prompt with what was left out [ACI-10, ACI-11]', async () => {
    const saved = {
      name: 'Easy days easy',
      category: 'training',
      savedBy: 'chief@example.org',
      savedAt: '2026-03-04T19:05:00Z',
    };
    const { user } = open({
      [`GET ${path}`]: instructionsAnswer([instruction()]),
      [`GET ${path}/instruction-1/versions`]: {
        versions: [
          { ...saved, version: 1, content: 'Old words.' },
          { ...saved, version: 3, content: 'New words.' },
        ],
      },
      [`GET ${path}/preview`]: {
        prompt: 'You are the coach.',
        tokens: 120,
        budget: 600,
        included: [{ name: 'Easy days easy', version: 3 }],
        leftOut: [{ name: 'Long one', version: 2 }],
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Versions: Easy days easy' }));
    expect(
      text(within(await screen.findByRole('dialog')).getAllByRole('heading', { level: 3 })).map(
        (title) => title?.slice(0, 2),
      ),
    ).toEqual(['v3', 'v1']);
    await user.click(
      within(screen.getByRole('dialog'))
        .getAllByRole('button', { name: 'Close' })
        .at(-1) as HTMLElement,
    );
    await user.click(screen.getByRole('button', { name: 'Preview prompt' }));
    expect(await screen.findByText('You are the coach.')).toBeTruthy();
    expect(screen.getByText('120 of 600 tokens for instructions')).toBeTruthy();
    expect(screen.getByText('Long one v2')).toBeTruthy();
  });
});
