import type { Page } from '@playwright/test';
import { AthleteApi } from '../support/athletes/athlete-api.js';
import { visitDemo } from '../support/athletes/demo-visit.js';
import { heading, type Picture } from '../support/page/picture.js';
import { ATHLETES, INSTRUCTIONS, LEAVERS, VISITORS } from '../support/server/service.js';
import { asStaff, StaffApi } from '../support/athletes/staff.js';
import { rideOf } from '../support/athletes/upload-files.js';

/**
 * Athletes in each state of a plan, what they asked, who has left, what staff told the coach and
 * did.
 */
async function stage(url: string): Promise<StaffApi> {
  const staff = await StaffApi.signIn(url);
  for (const { email, ...why } of LEAVERS) await (await AthleteApi.register(url, email)).leave(why);
  for (const [at, person] of ATHLETES.entries()) {
    const { email, plan, questionnaire, ...who } = person;
    const athlete = questionnaire
      ? await AthleteApi.onboarded(url, email, who)
      : await AthleteApi.register(url, email, who);
    if (plan) await athlete.subscribe();
    if (questionnaire && at % 2 === 1)
      await athlete.ask(
        await athlete.upload('ride.fit', new Uint8Array(rideOf(at + 1))),
        'How hard was this ride?',
      );
  }
  for (const { own, ...visitor } of VISITORS) await visitDemo(url, visitor, own);
  await staff.suspend('tomasz.kowalczyk@example.org', {
    reason: 'Shares an account',
    durationDays: 14,
  });
  await staff.pause('yuki.tanaka@example.org');
  for (const instruction of INSTRUCTIONS) await staff.instruct(instruction);
  await staff.correct('Easy days easy', {
    content:
      'When heart rate was above zone 2 for more than a quarter of an easy session, say so ' +
      'first, and for how many minutes.',
  });
  return staff;
}

/** Every tab, and the dialogs that open from them. */
export async function pictures(url: string): Promise<readonly Picture[]> {
  const staff = await stage(url);
  const { token } = staff;
  const ada = await staff.userId('ada.lindqvist@example.org');
  const at = (query: string, settled: (page: Page) => Promise<unknown>) => ({
    path: '/admin/login',
    token,
    settled: async (page: Page) => {
      await asStaff(page, `/admin/dashboard?${query}`);
      await settled(page);
      await page.waitForLoadState('networkidle');
    },
  });
  const tab = (name: string, title: string, query = ''): Picture => ({
    name: `admin-${name}`,
    ...at(`tab=${name}${query}`, (page) =>
      page.getByRole('heading', { name: title, exact: true, level: 2 }).waitFor(),
    ),
  });
  const opened = (name: string, from: string, button: RegExp | string): Picture => ({
    name: `admin-${name}`,
    ...at(`tab=${from}`, async (page) => {
      await page.getByRole('button', { name: button }).first().click();
      await page.getByRole('dialog').waitFor();
    }),
  });
  return [
    { name: 'admin-login', path: '/admin/login', settled: heading('Administration') },
    tab('users', 'Users'),
    tab('usage', 'AI Usage & Costs', '&range=custom&startDate=2026-01-01'),
    tab('deleted', 'Deleted Accounts'),
    tab('demo', 'Demo Sessions'),
    tab('instructions', 'Coaching Instructions'),
    tab('settings', 'Settings'),
    tab('feedback', 'Visitor Feedback'),
    tab('administrators', 'Administrators'),
    tab('audit', 'Audit Log'),
    tab('health', 'Coach quality'),
    opened('user-details', 'users', /^User details: ada/),
    opened('subscription', 'users', /^Subscription details: ada/),
    {
      name: 'admin-profile',
      ...at(`tab=users&profile=${ada}`, (page) =>
        page.getByText('Onboarding responses for ada.lindqvist@example.org').waitFor(),
      ),
    },
    opened('suspend', 'users', /^Suspend: lena/),
    opened('unsuspend', 'users', /^Unsuspend: tomasz/),
    opened('pause', 'users', /^Pause: lena/),
    opened('unpause', 'users', /^Unpause: yuki/),
    opened('delete', 'users', /^Delete: lena/),
    opened('instruction', 'instructions', /^Edit: Easy/),
    opened('versions', 'instructions', /^Versions: Easy/),
    opened('instruction-delete', 'instructions', /^Delete: Race/),
    opened('prompt', 'instructions', 'Preview prompt'),
  ];
}
