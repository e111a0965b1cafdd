import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import {
  draftWeight,
  instruction,
  instructionsAnswer,
  openDashboard,
  type OpenedDashboard,
} from '#testing/admin.js';
import type { Answers } from '#testing/environment/network.js';
import { fillIn } from '#testing/environment/render-app.js';

const path = '/api/admin/coaching-instructions';
const open = (answers: Answers): OpenedDashboard => openDashboard('?tab=instructions', answers);

async function add(answers: Answers = {}): Promise<OpenedDashboard & { dialog: HTMLElement }> {
  const app = open({ [`GET ${path}`]: instructionsAnswer([]), ...answers });
  await app.user.click(await screen.findByRole('button', { name: 'Add Instruction' }));
  return { ...app, dialog: await screen.findByRole('dialog') };
}

describe('coaching instructions: budget, unsaved text and deleted ones', () => {
  it('counts tokens while typing, and says what is left out [ACI-11]', async () => {
    const { user, dialog, network } = await add({
      [`POST ${path}/estimate`]: draftWeight({ model: 'gpt-4o-mini' }),
    });
    const words = within(dialog);
    expect(await words.findByText('8 tokens · active instructions use 120 of 600')).toBeTruthy();
    network.answer({
      [`POST ${path}/estimate`]: draftWeight({ tokens: 2500, draftFits: false, model: 'a' }),
    });
    await fillIn(user, words.getByLabelText('Detailed Instructions*'), 'Long.');
    expect(await words.findByText(/This instruction is left out of every answer/)).toBeTruthy();
    network.answer({
      [`POST ${path}/estimate`]: draftWeight({ othersLeftOut: ['Tone'], model: null }),
    });
    await fillIn(user, words.getByLabelText('Detailed Instructions*'), 'Longer.');
    expect(
      await words.findByText(
        'The built-in coach answers here, and it reads no instructions. It leaves no room for Tone.',
      ),
    ).toBeTruthy();
    expect(network.callsTo(`POST ${path}/estimate`).at(-1)?.body).toMatchObject({
      id: null,
      content: 'Long.Longer.',
    });
  });

  it('marks an active one without room, and says who reads them', async () => {
    open({
      [`GET ${path}`]: instructionsAnswer([instruction()], {
        leftOut: ['instruction-1'],
        model: null,
      }),
    });
    expect(await screen.findByText('Left out: no room')).toBeTruthy();
    expect(screen.getByText(/The built-in coach answers here/)).toBeTruthy();
    expect(screen.getByText('1 of 1 active · 120 of 600 tokens')).toBeTruthy();
  });

  it('takes an unsaved text up again after a reload', async () => {
    const first = await add();
    await fillIn(first.user, within(first.dialog).getByLabelText('Name*'), 'Half a thought');
    cleanup();
    const { user } = open({ [`GET ${path}`]: instructionsAnswer([]) });
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Your unsaved text is back.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Name*').value).toBe('Half a thought');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(sessionStorage.getItem('words:admin-instruction')).toBeNull();
  });

  it('restores a deleted one', async () => {
    const { user, network } = open({
      [`GET ${path}`]: instructionsAnswer([]),
      [`GET ${path}/deleted`]: {
        instructions: [
          { ...instruction(), deletedAt: '2026-03-05T19:05:00.000Z', deletedBy: 'b@example.org' },
        ],
      },
      [`POST ${path}/instruction-1/restore`]: { instruction: instruction() },
    });
    await user.click(await screen.findByRole('button', { name: 'Deleted' }));
    await user.click(await screen.findByRole('button', { name: 'Restore Easy days easy' }));
    expect(await screen.findByText('Coaching Instruction Restored, Inactive')).toBeTruthy();
    expect(network.callsTo(`POST ${path}/instruction-1/restore`)).toHaveLength(1);
  });
});
