import { BODY } from './families/body.js';
import { COMPARING } from './families/comparing.js';
import { EFFORT } from './families/effort.js';
import { HISTORY } from './families/history.js';
import { JUDGED } from './families/judged.js';
import { JUDGED_MORE } from './families/judged-more.js';
import { MATTERS, MATTERS_MORE } from './families/matters.js';
import { PACING } from './families/pacing.js';
import { PARTS } from './families/parts.js';
import { PHONE } from './families/phone.js';
import { PHONE_PARTS } from './families/phone-parts.js';
import { PLAN } from './families/plan.js';
import { POWER } from './families/power.js';
import { RECORDS } from './families/records.js';
import { SESSION } from './families/session.js';
import { SETS } from './families/sets.js';
import { TALK } from './families/talk.js';
import type { Meaning } from './meaning.js';

/** Everything that athletes mean, to the knowledge of this coach. */
export const MEANINGS: readonly Meaning[] = [
  ...SESSION,
  ...EFFORT,
  ...PACING,
  ...PARTS,
  ...SETS,
  ...BODY,
  ...POWER,
  ...RECORDS,
  ...PLAN,
  ...HISTORY,
  ...COMPARING,
  ...JUDGED,
  ...MATTERS,
  ...TALK,
].map((meaning) => ({
  ...meaning,
  wordings: [
    ...meaning.wordings,
    ...(PHONE[meaning.id] ?? PHONE_PARTS[meaning.id] ?? []),
    ...(JUDGED_MORE[meaning.id] ?? []),
    ...(MATTERS_MORE[meaning.id] ?? []),
  ],
}));
