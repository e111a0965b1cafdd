import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountContributors } from '#accounts/index.js';
import { personEverywhere } from '#test/e2e/leaving/leaving.support.js';
import { filesOnDisk, rows } from '#test/e2e/workouts/workouts.support.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { accountContributorContract } from './account-contributor.contract.js';

/** The tables in which each module stores personal data. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  accounts: [
    'athlete_profiles',
    'athlete_thresholds',
    'questionnaires',
    'questionnaire_drafts',
    'password_resets',
    'email_changes',
    'sessions',
  ],
  billing: [
    'trial_usage',
    'trial_questions',
    'billing_customers',
    'subscriptions',
    'sandbox_customers',
  ],
  workouts: ['uploads', 'workouts', 'workout_counts', 'workout_digests', 'workout_listings'],
  coaching: ['chat_messages', 'comparison_questions', 'ai_usage'],
};

/** Rows that go with the account's own row, in the transaction that removes it. */
const OWN = ['account_exports'];

describe('account contributors', () => {
  let app: TestApp;
  let people = 0;
  beforeAll(async () => {
    app = await startTestApp();
  }, 60_000);
  afterAll(() => app.close());

  const filesOf = async (userId: string): Promise<string[]> => {
    const keys = await rows<{ key: string }>(
      app,
      'SELECT file_key AS key FROM uploads WHERE user_id = $1',
      [userId],
    );
    return (await filesOnDisk(app)).filter((file) => keys.some(({ key }) => file.endsWith(key)));
  };

  for (const [name, tables] of Object.entries(TABLES)) {
    accountContributorContract(name, () => {
      const contributor = app.app
        .get(AccountContributors)
        .all()
        .find((candidate) => candidate.name === name);
      if (!contributor) throw new Error(`nobody is called ${name}`);
      return {
        contributor,
        somebody: async () => (await personEverywhere(app, 'Somebody', (people += 1))).userId,
        traces: async (userId) => {
          const found = await Promise.all(
            tables.map((table) =>
              rows<{ row: string }>(
                app,
                `SELECT t::text AS row FROM ${table} t WHERE user_id = $1`,
                [userId],
              ),
            ),
          );
          return [
            ...found.flat().map(({ row }) => row),
            ...(name === 'workouts' ? await filesOf(userId) : []),
          ];
        },
      };
    });
  }

  it('know every table that names a person, so that no new one is forgotten [X-55]', async () => {
    const naming = await rows<{ table: string }>(
      app,
      'SELECT table_name AS table FROM information_schema.columns WHERE table_schema = ' +
        `'public' AND column_name = 'user_id'`,
    );
    const known = [...Object.values(TABLES).flat(), ...OWN, 'deleted_accounts'];
    expect(naming.map(({ table }) => table).sort()).toEqual([...known].sort());
  });

  it('are all registered', () => {
    expect(
      app.app
        .get(AccountContributors)
        .all()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(TABLES).sort());
  });

  it('remove the files of a person', async () => {
    const { userId } = await personEverywhere(app, 'Somebody', (people += 1));
    const files = await filesOf(userId);
    expect(files).toHaveLength(1);
    for (const contributor of app.app.get(AccountContributors).all())
      await contributor.erase(userId);
    for (const file of files) expect(await filesOnDisk(app)).not.toContain(file);
  });
});
