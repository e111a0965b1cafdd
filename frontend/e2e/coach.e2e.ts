import type { Locator, Page } from '@playwright/test';
import { expectFit, expectNoSidewaysScroll } from './support/page/accessible.js';
import { coachedAthlete } from './support/athletes/coached-athlete.js';
import { comparingRider } from './support/athletes/compare-athletes.js';
import { expect, test } from './support/fixtures.js';
import { openAs } from './support/page/open-as.js';

const talk = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const field = (page: Page) => page.getByLabel('Ask about this workout');

/** Lets the answer to the next question hang until it is stopped. */
async function hangNextAnswer(page: Page): Promise<void> {
  await page.route('**/api/ai/chat', () => undefined, { times: 1 });
}

test('a rider asks, stops and asks again [CHAT-03, CHAT-07, CHAT-08, CHAT-09, CHAT-14]', async ({
  page,
  product,
}) => {
  const { athlete, fading } = await coachedAthlete(product.url, 'coach-asks@example.org', 'pro');
  await openAs(page, athlete.token, `/workouts/${fading}`);
  await expect(talk(page)).toContainText('wrote the report');

  await test.step('the conversation is 96 units high, and its input grows to 100 px', async () => {
    expect((await talk(page).boundingBox())?.height).toBe(384);
    await field(page).fill('a\nb\nc\nd\ne\nf\ng\nh');
    expect((await field(page).boundingBox())?.height).toBe(100);
    await field(page).fill('');
  });

  await test.step('one key opens the coach, Escape stops an answer', async () => {
    await hangNextAnswer(page);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('Did I fade at the end?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Stop the answer' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('Did I fade at the end?');
    await expect(page.getByText('Not answered: Did I fade at the end?')).toBeVisible();
  });

  await test.step('asked again it is answered, sentence by sentence and to the end', async () => {
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(talk(page).getByRole('article', { name: 'Your question' })).toHaveText(
      'Did I fade at the end?',
    );
    await expect(talk(page).getByRole('article', { name: 'Built-in coach, answer' })).toContainText(
      'fade',
    );
    await expect(page.getByRole('status', { name: 'Latest answer' })).toContainText('fade');
    await expect(field(page)).toHaveValue('');
  });

  await test.step('a fact opens its stretch of the curves at a shareable address', async () => {
    const chip = talk(page)
      .getByRole('article', { name: 'Built-in coach, answer' })
      .getByTitle('See it on the curves')
      .first();
    const hash = (await chip.getAttribute('href')) ?? '';
    const [from, to] = (/^#t=(\d+)-(\d+)&ch=power$/.exec(hash) ?? []).slice(1).map(Number) as [
      number,
      number,
    ];
    await chip.click();
    await expect(page).toHaveURL(`${product.url}/workouts/${fading}${hash}`);
    const clock = (seconds: number) =>
      `${Math.floor(seconds / 60) % 60}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;
    const range = page.getByText(/^\d[\d:]* to \d[\d:]*$/).first();
    await expect(range).toContainText(clock(from));
    await expect(range).toContainText(clock(to));
  });

  await test.step('what was sent can be read, and the conversation outlasts a reload', async () => {
    await talk(page).getByRole('button', { name: 'What was sent' }).click();
    const dialog = page.getByRole('dialog', { name: 'What was sent' });
    await expect(dialog).toContainText('Nothing left this server.');
    await expect(dialog.getByLabel('Facts')).toContainText('F1');
    await page.keyboard.press('Escape');
    await field(page).fill('And my');
    await page.reload();
    await expect(talk(page).getByRole('article', { name: 'Your question' })).toHaveText(
      'Did I fade at the end?',
    );
    await expect(field(page)).toHaveValue('And my');
  });

  await test.step('it can be used by everybody in every window', async () => expectFit(page));
});

test('a lost question comes back in a trial [CHAT-09, CHAT-12, CHAT-13, CHAT-16]', async ({
  page,
  product,
}) => {
  const { athlete, fading } = await coachedAthlete(product.url, 'coach-trial@example.org');
  await openAs(page, athlete.token, `/workouts/${fading}`);
  await page.route('**/api/ai/chat', (route) => route.abort(), { times: 1 });
  await field(page).fill('How hard was this ride for me?');
  await field(page).press('Enter');
  const toast = page.getByRole('alert').filter({ hasText: 'Failed to send message.' });
  await expect(toast).toBeVisible();
  await expectCoversNoControl(toast);
  await test.step('a pointer at rest on the toast does not keep it', async () => {
    await toast.hover({ force: true });
    await expect(toast).toBeHidden({ timeout: 9000 });
  });
  await expect(field(page)).toHaveValue('How hard was this ride for me?');
  await field(page).press('Enter');
  await expect(page.getByText('No free question is left on this workout.')).toBeVisible();
  await field(page).fill('Did I fade at the end?');
  await field(page).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ask without limit' });
  await expect(dialog).toContainText("You've used your 1 free question for this workout.");
  await dialog.getByRole('link', { name: 'Upgrade to Pro' }).click();
  await expect(page).toHaveURL(`${product.url}/subscribe`);
});

/** What can be pressed or typed into is free of it [P23]. */
async function expectCoversNoControl(toast: Locator): Promise<void> {
  const covered = await toast.evaluate((notice) => {
    const box = notice.closest('.ant-notification-notice')?.getBoundingClientRect();
    if (!box) throw new Error('this is no toast');
    return [...document.querySelectorAll('button, a[href], input, textarea, [role=slider]')]
      .filter((control) => !control.closest('.ant-notification'))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });
  expect(covered).toEqual([]);
}

test('a subscriber asks about the whole history [GCH-01, GCH-02, GCH-03, GCH-04, GCH-06]', async ({
  page,
  product,
}) => {
  const { athlete } = await coachedAthlete(product.url, 'coach-general@example.org', 'pro');
  await openAs(page, athlete.token, '/upload');
  await page.getByRole('button', { name: 'General chat' }).click();
  const dialog = page.getByRole('dialog', { name: 'General chat' });
  await expect(dialog.getByLabel('Ask about your training')).toBeFocused();
  await dialog.getByRole('button', { name: 'Suggested questions' }).click();
  const questions = page.getByRole('dialog', { name: 'Suggested questions' });
  for (const sport of ['Running', 'Cycling']) {
    await questions.getByRole('tab', { name: sport }).click();
    await expect(questions.getByRole('tabpanel', { name: sport }).getByRole('button')).toHaveCount(
      6,
    );
  }
  await expectFit(page);
  await questions.getByRole('tabpanel', { name: 'Cycling' }).getByRole('button').first().click();
  await expect(questions).toBeHidden();
  await expect(dialog.getByRole('article', { name: 'Built-in coach, answer' })).toBeVisible();
  await expectFit(page);
  await page.reload();
  await page.getByRole('button', { name: 'General chat' }).click();
  await expect(dialog.getByRole('article')).toHaveCount(2);
});

test('a trial user is offered the plan and keeps the question [GCH-05]', async ({
  page,
  product,
}) => {
  const { athlete } = await coachedAthlete(product.url, 'coach-refused@example.org');
  await openAs(page, athlete.token, '/upload');
  await page.getByRole('button', { name: 'General chat' }).click();
  await page.getByLabel('Ask about your training').fill('How was my week?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const offer = page.getByRole('dialog', { name: 'One coach for all your workouts' });
  await expect(offer).toContainText('The general chat is part of Pro.');
  await expectFit(page);
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();
  await expect(page.getByLabel('Ask about your training')).toHaveValue('How was my week?');
  await expect(talk(page).getByRole('article')).toHaveCount(0);
});

test('a comparison is talked about and kept nowhere [CMP-04, CMP-05, CMP-06]', async ({
  page,
  product,
}) => {
  const { athlete, steady, stronger } = await comparingRider(
    product.url,
    'coach-compare@example.org',
  );
  await openAs(page, athlete.token, `/compare?ids=${steady},${stronger}`);
  await expect(page.getByText('This conversation is temporary and not saved.')).toBeVisible();
  const input = page.getByLabel('Ask about these workouts');
  await input.fill('Which ride was harder?');
  await input.press('Enter');
  const answer = talk(page).getByRole('article', { name: 'Built-in coach, answer' });
  await expect(answer.getByRole('link', { name: /^10 June 2025, / }).first()).toHaveAttribute(
    'href',
    `/workouts/${steady}`,
  );
  await expect(answer.getByRole('link', { name: /^17 June 2025, / }).first()).toHaveAttribute(
    'href',
    `/workouts/${stronger}`,
  );
  await expectFit(page);
  await page.reload();
  await expect(input).toBeVisible();
  await expect(talk(page).getByRole('article')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('the coach comes up from the bottom, and a fact puts it away', async ({ page, product }) => {
    const { athlete, fading } = await coachedAthlete(product.url, 'coach-phone@example.org');
    await openAs(page, athlete.token, `/workouts/${fading}`);
    await page.getByRole('button', { name: 'Ask the coach' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Coach' });
    await expect(field(page)).toBeFocused();
    await field(page).fill('Did I fade at the end?');
    await sheet.getByRole('button', { name: 'Send' }).tap();
    await expect(sheet.getByRole('article', { name: 'Built-in coach, answer' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await sheet
      .getByRole('article', { name: 'Built-in coach, answer' })
      .getByTitle('See it on the curves')
      .first()
      .tap();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/#t=\d+-\d+/);
  });
});

test('a conversation of ten turns keeps to its subject, with a table and a choice', async ({
  page,
  product,
}) => {
  const { athlete, fading } = await coachedAthlete(product.url, 'coach-talks@example.org', 'pro');
  await openAs(page, athlete.token, `/workouts/${fading}`);
  const answers = talk(page).getByRole('article', { name: 'Built-in coach, answer' });
  const ask = async (question: string, answer: RegExp): Promise<void> => {
    const before = await answers.count();
    await field(page).fill(question);
    await page.keyboard.press('Enter');
    await expect(answers).toHaveCount(before + 1);
    await expect(answers.last()).toContainText(answer);
  };

  await ask('avg power?', /You averaged \d+ W over the whole ride\./);
  await ask('and heart rate?', /Your heart rate averaged \d+ bpm over the whole ride\./);
  await ask('power by quarter', /Average power: \d+\sW in the first quarter/);
  await ask('and the worst one?', /The last quarter was your weakest, at \d+ W\./);
  await ask('when was that', /The last quarter began [\d:]+ after the start/);
  await ask('best one?', /was your strongest, at \d+ W\./);
  await ask('gap between those two in watts', /\d+\sW (?:\(\d+%\) )?(?:higher|lower)/);
  await ask('power for every 10 min', /Average power/);
  const rows = answers.last().getByRole('table').getByRole('row');
  expect(await rows.count()).toBeGreaterThan(4);
  await ask('the thingy there', /didn't understand that/);
  const choices = page.getByRole('list', { name: 'Did you mean' }).getByRole('button');
  const before = await answers.count();
  await choices.first().click();
  await expect(answers).toHaveCount(before + 1);
  await ask('thanks!', /You're welcome\./);

  await test.step('the way back to the end covers nothing of what is read [P7]', async () => {
    await talk(page).evaluate((log) => log.scrollTo({ top: 0 }));
    const toEnd = page.getByRole('button', { name: 'To the end' });
    const [log, button] = [await talk(page).boundingBox(), await toEnd.boundingBox()];
    if (!log || !button) throw new Error('the conversation is not drawn');
    expect(button.y).toBeGreaterThanOrEqual(log.y + log.height);
    await toEnd.click();
    await expect(toEnd).toBeHidden();
  });
});
