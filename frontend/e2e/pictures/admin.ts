import type { Page } from '@playwright/test';
import { AthleteApi } from '../support/athlete-api.js';
import { heading, type Picture } from '../support/picture.js';
import { asStaff, StaffApi } from '../support/staff.js';
import { rideOf } from '../support/upload-files.js';

const ATHLETES = ['ada.rider', 'jonas.bergstrom', 'mireille.dupont', 'tomasz.kowalczyk', 'yuki.tanaka', 'lena.hofmann', 'ines.moreno', 'gareth.evans'] as const;
const INSTRUCTIONS = [
  { name: 'Easy days easy', category: 'training', content: 'When heart rate in an easy session stood above zone 2 for more than a third of the time, say so first.', isActive: true },
  { name: 'No supplements', category: 'nutrition', content: 'Never recommend a supplement.', isActive: true },
  { name: 'Race week', category: 'performance', content: 'In the week before the season’s peak, advise no test.', isActive: false },
] as const;

const address = (name: string): string => `${name}@example.org`;

/** Athletes in each state of a plan, what they asked, what staff told the coach and did. */
async function stage(url: string): Promise<StaffApi> {
  const staff = await StaffApi.signIn(url);
  for (const [at, name] of ATHLETES.entries()) {
    const athlete = at % 3 === 2 ? await AthleteApi.register(url, address(name)) : await AthleteApi.onboarded(url, address(name));
    if (at % 3 === 0) await athlete.subscribe();
    if (at % 3 === 1) await athlete.ask(await athlete.upload('ride.fit', new Uint8Array(rideOf(at + 1))), 'How hard was this ride?');
  }
  await staff.suspend(address('tomasz.kowalczyk'), { reason: 'Shares an account', durationDays: 14 });
  await staff.pause(address('yuki.tanaka'));
  for (const instruction of INSTRUCTIONS) await staff.instruct(instruction);
  return staff;
}

/** Every tab, and the dialogs that open from them. */
export async function pictures(url: string): Promise<readonly Picture[]> {
  const staff = await stage(url);
  const { token } = staff;
  const ada = await staff.userId(address('ada.rider'));
  const tab = (name: string, title: string, query = ''): Picture => ({
    name: `admin-${name}`,
    path: `/admin/dashboard?tab=${name}${query}`,
    token,
    settled: async (page) => {
      await asStaff(page, `/admin/dashboard?tab=${name}${query}`);
      await heading(title)(page);
      await page.waitForLoadState('networkidle');
    },
  });
  const opened = (name: string, from: string, button: RegExp | string): Picture => ({
    name: `admin-${name}`,
    path: '/admin/login',
    token,
    settled: async (page: Page) => {
      await asStaff(page, `/admin/dashboard?tab=${from}`);
      await page.getByRole('button', { name: button }).first().click();
      await page.getByRole('dialog').waitFor();
      await page.waitForLoadState('networkidle');
    },
  });
  const profile = async (page: Page): Promise<void> => {
    await asStaff(page, `/admin/dashboard?tab=users&profile=${ada}`);
    await page.getByText(`Onboarding responses for ${address('ada.rider')}`).waitFor();
    await page.waitForLoadState('networkidle');
  };
  return [
    { name: 'admin-login', path: '/admin/login', settled: heading('Administration') },
    tab('users', 'Users'),
    tab('usage', 'AI Usage & Costs', '&range=custom&startDate=2026-01-01'),
    tab('deleted', 'Deleted Accounts'),
    tab('demo', 'Demo Sessions'),
    tab('instructions', 'Coaching Instructions'),
    tab('settings', 'Settings'),
    tab('audit', 'Audit log'),
    tab('health', 'Coach quality'),
    opened('user-details', 'users', /^User details: ada/),
    opened('subscription', 'users', /^Subscription details: ada/),
    { name: 'admin-profile', path: '/admin/login', token, settled: profile },
    opened('suspend', 'users', /^Suspend: lena/),
    opened('unsuspend', 'users', /^Unsuspend: tomasz/),
    opened('pause', 'users', /^Pause: lena/),
    opened('unpause', 'users', /^Unpause: yuki/),
    opened('delete', 'users', /^Delete: lena/),
    opened('instruction', 'instructions', /^Edit: Easy/),
    opened('versions', 'instructions', /^Versions: Easy/),
    opened('prompt', 'instructions', 'Preview prompt'),
  ];
}
