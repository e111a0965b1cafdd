import { ALLERGY } from './allergy.js';
import { BLEEDING } from './bleeding.js';
import { BREATHLESS } from './breath.js';
import { CARDIAC } from './cardiac.js';
import { CLOTS } from './clots.js';
import { EATING } from './eating.js';
import { EVERYDAY } from './everyday.js';
import type { SafetyExamples } from './examples.js';
import { FAINTING } from './fainting.js';
import { HEAD_INJURY } from './head-injury.js';
import { HEAT } from './heat.js';
import { HYPONATRAEMIA } from './hyponatraemia.js';
import { HYPOTHERMIA } from './hypothermia.js';
import { MEDICATION } from './medication.js';
import { MIXED } from './mixed.js';
import { NEUROLOGICAL } from './neurological.js';
import { PREGNANCY } from './pregnancy.js';
import { RHABDO } from './rhabdo.js';
import { SAYINGS } from './sayings.js';
import { SELF_HARM } from './self-harm.js';
import { TRAUMA } from './trauma.js';

/** Seventeen kinds of danger, more of all kinds, and what only sounds like danger. */
export const SAFETY_EXAMPLES: Readonly<Record<string, SafetyExamples>> = {
  cardiac: CARDIAC,
  fainting: FAINTING,
  neurological: NEUROLOGICAL,
  heat: HEAT,
  rhabdo: RHABDO,
  breathless: BREATHLESS,
  'head injury': HEAD_INJURY,
  bleeding: BLEEDING,
  pregnancy: PREGNANCY,
  eating: EATING,
  'self-harm': SELF_HARM,
  trauma: TRAUMA,
  medication: MEDICATION,
  clots: CLOTS,
  allergy: ALLERGY,
  hyponatraemia: HYPONATRAEMIA,
  hypothermia: HYPOTHERMIA,
  ...Object.fromEntries(MIXED.map((mixed) => [`mixed ${mixed.flag}`, mixed])),
  sayings: SAYINGS,
  everyday: EVERYDAY,
};
