import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { lettersOf, logIn, PERSON, query, userRow } from './credentials.support.js';

let people = 0;
const someone = (changes: object = {}): Record<string, unknown> & { email: string } => {
  people += 1;
  return { ...PERSON, email: `person-${people}@example.com`, ...changes };
};

describe('registration', () => {
  let app: TestApp;
  let visitor: HttpClient;
  beforeAll(async () => {
    app = await startTestApp();
    visitor = new HttpClient(app.url);
  }, 60_000);
  afterAll(() => app.close());

  const register = (body: object) => visitor.post<{ token: string }>('/api/auth/register', body);
  const send = (body: string) =>
    visitor.send('/api/auth/register', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    });

  it('sends one welcome email to the address as typed [AUTH-20]', async () => {
    const person = someone({ email: 'Welcome.Me@Example.com' });
    await register(person);
    const [letter] = await lettersOf(app, person.email, 'Welcome to Stridewatt');
    expect(letter).toContain('Hello Ada,');
    expect(letter).toContain('http://localhost:3000/');
  });

  it('sends no email for a duplicate address [AUTH-20]', async () => {
    const person = someone();
    await register(person);
    expect((await register({ ...person, email: person.email.toUpperCase() })).status).toBe(409);
    const jobs = await query(
      app,
      `SELECT 1 FROM outbox WHERE payload::text LIKE '%' || $1 || '%'`,
      [person.email],
    );
    expect(jobs).toEqual([]);
    expect(
      await query(app, 'SELECT 1 FROM users WHERE email_key = $1', [person.email]),
    ).toHaveLength(1);
  });

  it('keeps the password as argon2id and nowhere else [AUTH-18, SEC-06]', async () => {
    const person = someone({ password: 'only-here-9' });
    const answer = await register(person);
    const row = await userRow(app, person.email);
    expect(row['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify([row, answer.body])).not.toContain('only-here-9');
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|passwordHash|tokenVersion/);
  });

  it.each([
    ['five characters', '12-ab', 'Password must be at least 6 characters'],
    [
      'five emoji, which are more units than six',
      '🚴🚴🚴🚴🚴',
      'Password must be at least 6 characters',
    ],
    ['257 characters', 'x-'.repeat(128) + 'x', 'Password must be at most 256 characters'],
    ['ten thousand characters', 'x-'.repeat(5_000), 'Password must be at most 256 characters'],
    ['a NUL', 'secret\u0000-1', 'The password holds characters that cannot be typed'],
    ['half of a character', 'secret-\ud83d', 'The password holds characters that cannot be typed'],
    ['no text', 123_456, 'Password is required'],
    [
      'one of the commonest',
      'PassWord1',
      'This password is one of the most common ones. Please choose another.',
    ],
    [
      'the address',
      'person-x-1',
      'This password is easy to guess from your email address. Please choose another.',
    ],
    [
      'the product',
      'Stridewatt1',
      'This password is easy to guess from the name of this product. Please choose another.',
    ],
    [
      'the first name',
      'ADA-ada-1',
      'This password is easy to guess from your first name. Please choose another.',
    ],
    [
      'the last name',
      '1athlete!',
      'This password is easy to guess from your last name. Please choose another.',
    ],
    [
      'the city',
      'graz2026',
      'This password is easy to guess from your city. Please choose another.',
    ],
  ])(
    'refuses a password that is %s [AUTH-18, SEC-04, SEC-06]',
    async (_what, password, message) => {
      const answer = await register(someone({ email: 'person-x@example.org', password }));
      expect(answer).toMatchObject({
        status: 400,
        body: {
          code: 'VALIDATION_FAILED',
          error: message,
          fields: [{ field: 'password', message }],
        },
      });
    },
  );

  it.each([
    ['six characters', 'ab-123'],
    ['six emoji', '🚴🏃🚴🏃🚴🏃'],
    ['128 characters', 'long-'.repeat(25) + 'end'],
    ['256 emoji', '🚴'.repeat(256)],
    ['another script and spaces', ' пароль 身長 '],
  ])(
    'accepts a password of %s, and only exactly that one [AUTH-18, SEC-03, SEC-06]',
    async (_what, password) => {
      const person = someone({ password });
      expect((await register(person)).status).toBe(201);
      expect((await logIn(app, person.email, password)).status).toBe(200);
      const near = [
        password.slice(0, -1),
        password.trim(),
        password.toUpperCase(),
        `${password} `,
      ].filter((other) => other !== password);
      for (const other of near)
        expect((await logIn(app, person.email, other)).status).not.toBe(200);
    },
  );

  it.each([
    ['role', 'admin'],
    ['profileCompleted', true],
    ['onboardingSkipped', true],
    ['uploadsUsed', -5],
    ['subscriptionStatus', 'ACTIVE'],
    ['isSuspended', false],
    ['suspension', null],
    ['tokenVersion', 9],
    ['passwordHash', 'x'],
    ['id', '00000000-0000-7000-8000-000000000000'],
    ['userId', 'x'],
    ['leavingSince', null],
  ])('never takes the field %s [AUTH-21, SEC-20]', async (field, value) => {
    const person = someone();
    const answer = await register({ ...person, [field]: value });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect(await query(app, 'SELECT 1 FROM users WHERE email_key = $1', [person.email])).toEqual(
      [],
    );
  });

  it('ignores a constructor field [AUTH-21, SEC-20]', async () => {
    const person = someone();
    expect(await register({ ...person, constructor: { role: 'admin' } })).toMatchObject({
      status: 201,
      body: { user: { role: 'athlete' } },
    });
    expect(await userRow(app, person.email)).toMatchObject({ role: 'athlete' });
  });

  it.each(['"__proto__": {"role": "admin"}', '"constructor": {"prototype": {"role": "admin"}}'])(
    'never takes %s [AUTH-21, SEC-20]',
    async (member) => {
      const answer = await send(`{${member}, ${JSON.stringify(someone()).slice(1)}`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
      expect(Object.hasOwn(Object.prototype, 'role')).toBe(false);
    },
  );

  it.each([
    'null',
    '[]',
    '"text"',
    '7',
    '{}',
    '[{"email":"a@b.co"}]',
    '{"email":null}',
    '{"email":{"a":1},"password":[]}',
  ])('answers the body %s with 400 [AUTH-19]', async (body) => {
    expect(await send(body)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });

  it.each(['email', 'password', 'firstName', 'lastName', 'city', 'country', 'sport'])(
    'asks for %s [AUTH-19]',
    async (field) => {
      const { [field]: _left, ...rest } = someone();
      expect(await register(rest)).toMatchObject({ status: 400, body: { fields: [{ field }] } });
    },
  );

  const TEN_KB = 'x'.repeat(10_240);
  it.each([
    ...['firstName', 'lastName', 'city', 'country'].flatMap((field) => [
      [field, '10 kB', TEN_KB],
      [field, 'a NUL', 'A\u0000da'],
      [field, 'a mark that turns the direction', 'Ada\u202eeht'],
      [field, 'half of a character', 'Ada\ud83d'],
      [field, 'a line break', 'Ada\r\nBcc: eve@example.org'],
      [field, 'nothing but space', ' \u00a0 '],
      [field, 'a list', ['Ada']],
    ]),
    ['email', '10 kB', `${TEN_KB}@example.com`],
    ['email', 'a NUL', 'a\u0000da@example.com'],
    ['email', 'a line break', 'ada@example.com\r\nBcc: eve@example.org'],
    ['email', 'two addresses', 'ada@example.com,eve@example.com'],
    ['email', 'a name around it', 'Ada <ada@example.com>'],
    ['email', 'a mark that turns the direction', 'ada\u202e@example.com'],
    ['sport', 'a list', ['CYCLING']],
    ['sport', 'lower case', 'cycling'],
  ])('refuses %s that is %s, and names it [AUTH-19]', async (field, _what, value) => {
    expect(await register(someone({ [String(field)]: value }))).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [{ field }] },
    });
  });

  it.each([
    ['Søren', 'Ångström', 'Ærøskøbing'],
    ['身長', '山田', '東京'],
    ['محمد', 'علی‌رضا', 'تهران'],
    ['Андрей', 'Ёлкин', 'Санкт-Петербург'],
    ['🚴 Ada', "O'Brien-Smith", '<b>Graz</b>'],
    ["Robert'); DROP TABLE users;--", '${jndi:ldap://x}', '../../etc'],
  ])('keeps the names %s, %s and %s as they are [AUTH-20]', async (firstName, lastName, city) => {
    const answer = await register(someone({ firstName, lastName, city }));
    expect(answer).toMatchObject({ status: 201, body: { user: { firstName, lastName } } });
  });

  it('registers an address once in whichever script its domain is typed [AUTH-20]', async () => {
    const typed = [
      'ada@bu\u0308cher.example',
      'ADA@B\u00dcCHER.example',
      'ada@xn--bcher-kva.example',
    ];
    const statuses: number[] = [];
    for (const email of typed) statuses.push((await register(someone({ email }))).status);
    expect(statuses).toEqual([201, 409, 409]);
    for (const email of typed) expect((await logIn(app, email, PERSON.password)).status).toBe(200);
  });

  it.each([
    ['/api/auth/register', someone()],
    ['/api/auth/forgot-password', {}],
  ])('refuses letters beyond ASCII before the @, by one rule: %s [AUTH-19]', async (path, body) => {
    const message =
      'Before the @, an email address may only have letters a to z, digits and signs such as ' +
      '. _ + -';
    expect(
      await new HttpClient(app.url).post(path, { ...body, email: '\u00fc@example.com' }),
    ).toMatchObject({ status: 400, body: { fields: [{ field: 'email', message }] } });
  });

  it('says in a sentence that the address is taken [AUTH-22]', async () => {
    const person = someone();
    await register(person);
    const message = 'An account with this email exists already.';
    expect(await register(person)).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN', error: message, message },
    });
  });

  it('upgrades an outdated hash at sign-in, without ending sessions [AUTH-05]', async () => {
    const person = someone();
    const session = visitor.as((await register(person)).body.token);
    const { hash } = await import('@node-rs/argon2');
    const old = await hash(PERSON.password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await query(app, 'UPDATE users SET password_hash = $1 WHERE email_key = $2', [
      old,
      person.email,
    ]);
    expect((await logIn(app, person.email, PERSON.password)).status).toBe(200);
    expect((await userRow(app, person.email))['password_hash']).toMatch(/m=19456,t=2,p=1/);
    expect((await logIn(app, person.email, PERSON.password)).status).toBe(200);
    expect((await session.get('/api/auth/me')).status).toBe(200);
  });

  it('treats an account that is being closed as unknown [AUTH-06]', async () => {
    const person = someone();
    const session = visitor.as((await register(person)).body.token);
    await query(app, 'UPDATE users SET leaving_since = now() WHERE email_key = $1', [person.email]);
    expect(await logIn(app, person.email, PERSON.password)).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS' },
    });
    expect((await session.get('/api/auth/me')).status).toBe(401);
  });
});
