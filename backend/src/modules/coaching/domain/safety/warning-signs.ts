import { BREATH_SIGNS } from './signs/breath.js';
import { HEAD_SIGNS, STROKE_SIGNS } from './signs/brain.js';
import { DOCTOR_SIGNS, PREGNANCY_SIGNS } from './signs/doctor.js';
import { FAINT_SIGNS } from './signs/faint.js';
import { CHEST_SIGNS, RHYTHM_SIGNS } from './signs/heart.js';
import { HEAT_SIGNS } from './signs/heat.js';
import { CRISIS_SIGNS, EATING_SIGNS } from './signs/mind.js';

/** What kind of help a warning sign asks for. */
export type RedFlag = 'emergency' | 'doctor' | 'crisis' | 'eating';

/**
 * Phrases that name a warning sign, on plain lower-case words without punctuation ("don't" reads "don t").
 * Basis: ACSM pre-participation screening, and what any first-aid course calls an emergency.
 */
export const WARNING_SIGNS: readonly { readonly flag: RedFlag; readonly phrases: readonly string[] }[] = [
  { flag: 'crisis', phrases: CRISIS_SIGNS },
  { flag: 'emergency', phrases: [...CHEST_SIGNS, ...RHYTHM_SIGNS, ...FAINT_SIGNS, ...BREATH_SIGNS, ...STROKE_SIGNS, ...HEAD_SIGNS, ...HEAT_SIGNS, ...PREGNANCY_SIGNS] },
  { flag: 'doctor', phrases: DOCTOR_SIGNS },
  { flag: 'eating', phrases: EATING_SIGNS },
];
