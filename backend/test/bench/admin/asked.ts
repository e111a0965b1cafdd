/** What is asked of the administrators' routes, and how long it may take in milliseconds. */
export interface Asked {
  readonly what: string;
  readonly path: string;
  readonly connections: number;
  readonly p50: number;
  /** Null where only the middle counts. */
  readonly p99: number | null;
  /** Share of the requests of a list. */
  readonly share: number;
}

const list = (what: string, path: string): Asked => ({
  what,
  path: `/api/admin/${path}`,
  connections: 10,
  p50: 60,
  p99: 100,
  share: 1,
});
const search = (what: string, query: string): Asked => ({
  what: `search: ${what}`,
  path: `/api/admin/users?search=${encodeURIComponent(query)}`,
  connections: 1,
  p50: 20,
  p99: 20,
  share: 0.3,
});

/** Thirty days up to a day, both of them included. */
function thirtyDays(today: Date): string {
  const day = (before: number) =>
    new Date(today.getTime() - before * 86_400_000).toISOString().slice(0, 10);
  return `startDate=${day(29)}&endDate=${day(0)}`;
}

export function asked(today: Date): readonly Asked[] {
  const days = thirtyDays(today);
  return [
    list('users, newest', 'users'),
    list('users, 100 of them', 'users?limit=100'),
    list('users on a plan', 'users?filter=ACTIVE'),
    list('users by address', 'users?sort=email_asc'),
    list('users by name, backwards', 'users?sort=lastName_desc'),
    list('users on a rare plan, by address', 'users?filter=EXPIRED&sort=email_asc'),
    list('users, page 2000', 'users?page=2000'),
    list('suspended users', 'users?only=SUSPENDED'),
    list('suspended users, by name', 'users?only=SUSPENDED&sort=lastName_asc'),
    list('failed payments', 'users?only=FAILED'),
    list('administrators', 'users?only=ADMINISTRATORS'),
    list('subscriptions', 'subscriptions?limit=100&sort=createdAt_desc'),
    list('usage of today', 'usage'),
    list('deleted accounts', 'deleted-accounts'),
    list('demo sessions of 30 days', `demo-sessions?${days}`),
    list('audit log', 'audit-log'),
    list('audit log of one administrator', 'audit-log?actor=staff3@example.com'),
    list('instructions', 'coaching-instructions'),
    search('everybody has it', 'example.com'),
    search('one in twenty has it', 'anna'),
    search('one has it', '.nordova4@'),
    search('nobody has it', 'nobody is called so'),
    search('two letters', 'an'),
    search('one letter', 'k'),
    search('without accents', 'holmstrom'),
    {
      what: 'usage over 30 days',
      path: `/api/admin/usage?${days}`,
      connections: 1,
      p50: 500,
      p99: null,
      share: 0.06,
    },
  ];
}
