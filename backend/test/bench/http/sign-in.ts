import { newAthlete } from '#test/support/http-client.js';
import { drive, type Driven } from './drive.js';
import { measured, told } from './measure.js';
import { signedIn } from './routes.js';
import { ms } from './result.js';
import type { Stage } from './stage.js';

const CONNECTIONS = 20;
const OTHERS = 10;
/** What a page may take longer while others sign in. */
const DISTURBED = 2;

/** Signing in costs processor time on purpose: how many can, and what the others notice of it. */
export async function measureSignIn(stage: Stage): Promise<void> {
  const { product, length } = stage;
  const athlete = await newAthlete(product.url);
  const body = JSON.stringify({ email: athlete.email, password: 'secret-1' });
  const login = {
    url: `${product.url}/api/auth/login`,
    method: 'POST' as const,
    headers: { 'Content-Type': 'application/json' },
    body,
  };
  stage.tell(
    told('`POST /api/auth/login`', CONNECTIONS, await measured(stage, login, CONNECTIONS), {
      perSecond: 60,
      p99: 500,
    }),
  );
  const page = signedIn(athlete, '/api/auth/me');
  const paced = { connections: OTHERS, seconds: length.seconds };
  const alone = await drive(page, paced);
  const [, meanwhile] = await Promise.all([
    drive(login, { connections: CONNECTIONS, seconds: length.seconds + 1 }),
    drive(page, paced),
  ]);
  stage.tell(disturbed('`GET /api/auth/me` while 20 sign in', alone, meanwhile));
}

function disturbed(what: string, alone: Driven, meanwhile: Driven): Parameters<Stage['tell']>[0] {
  const times = meanwhile.p99 / alone.p99;
  return {
    what,
    connections: OTHERS,
    ratio: null,
    seen: `p99 ${ms(meanwhile.p99)}, ${times.toFixed(1)} times ${ms(alone.p99)}`,
    goal: `p99 at most ${DISTURBED} times`,
    held: times <= DISTURBED,
  };
}
