import { BREATH_SIGNS } from './signs/breath.js';
import { HEAD_SIGNS, STROKE_SIGNS } from './signs/brain.js';
import { DOCTOR_SIGNS, PREGNANCY_SIGNS } from './signs/doctor.js';
import { FAINT_SIGNS } from './signs/faint.js';
import { CHEST_SIGNS, RHYTHM_SIGNS } from './signs/heart.js';
import { HEAT_SIGNS } from './signs/heat.js';
import { FRENCH } from './signs/languages/french.js';
import type { ForeignSigns } from './signs/languages/foreign-signs.js';
import { GERMAN } from './signs/languages/german.js';
import { ITALIAN } from './signs/languages/italian.js';
import { SPANISH } from './signs/languages/spanish.js';
import { INJURY_SIGNS } from './signs/injury.js';
import {
  HEART_IN_QUESTION,
  ILLNESS,
  MEDICINE,
  MINOR,
  PAST_ILLNESS,
  type MedicalSubject,
} from './signs/medical.js';
import { CRISIS_SIGNS, EATING_SIGNS } from './signs/mind.js';
import {
  ALLERGY_CLASSES,
  BLEEDING_CLASSES,
  CLOT_CLASSES,
  KIDNEY_CLASSES,
  PREGNANT_CLASSES,
} from './signs/classes/blood-and-legs.js';
import { BRAIN_CLASSES, FAINT_CLASSES, SKULL_CLASSES } from './signs/classes/faint-and-brain.js';
import { BREATH_CLASSES, HEART_CLASSES } from './signs/classes/heart-and-breath.js';
import { CRISIS_CLASSES, EATING_CLASSES } from './signs/classes/mind.js';
import { SUBSTANCE_CLASSES } from './signs/classes/substances.js';
import { TRAUMA_CLASSES } from './signs/classes/trauma.js';
import { WEATHER_CLASSES } from './signs/classes/weather-and-water.js';

/** What kind of help a question asks for that no coach may give. */
export type RedFlag = 'emergency' | 'doctor' | 'crisis' | 'eating' | 'trauma' | MedicalSubject;

const FOREIGN = [GERMAN, FRENCH, SPANISH, ITALIAN];
const foreign = (of: keyof ForeignSigns): readonly string[] =>
  FOREIGN.flatMap((signs) => signs[of]);

/**
 * Phrases that name a warning sign, on plain lower-case words without accents or punctuation
 * ("don't" reads "don t"). Basis: ACSM pre-participation screening, and what any first-aid course
 * calls an emergency.
 */
export const WARNING_SIGNS: readonly {
  readonly flag: RedFlag;
  readonly phrases: readonly string[];
}[] = [
  { flag: 'crisis', phrases: [...CRISIS_SIGNS, ...CRISIS_CLASSES, ...foreign('crisis')] },
  {
    flag: 'emergency',
    phrases: [
      ...CHEST_SIGNS,
      ...RHYTHM_SIGNS,
      ...FAINT_SIGNS,
      ...BREATH_SIGNS,
      ...STROKE_SIGNS,
      ...HEAD_SIGNS,
      ...HEAT_SIGNS,
      ...PREGNANCY_SIGNS,
      ...HEART_CLASSES,
      ...BREATH_CLASSES,
      ...FAINT_CLASSES,
      ...BRAIN_CLASSES,
      ...SKULL_CLASSES,
      ...WEATHER_CLASSES,
      ...ALLERGY_CLASSES,
      ...PREGNANT_CLASSES,
      ...foreign('emergency'),
    ],
  },
  {
    flag: 'doctor',
    phrases: [
      ...DOCTOR_SIGNS,
      ...KIDNEY_CLASSES,
      ...BLEEDING_CLASSES,
      ...CLOT_CLASSES,
      ...foreign('doctor'),
    ],
  },
  { flag: 'trauma', phrases: TRAUMA_CLASSES },
  { flag: 'eating', phrases: [...EATING_SIGNS, ...EATING_CLASSES, ...foreign('eating')] },
  { flag: 'heart', phrases: HEART_IN_QUESTION },
  { flag: 'injury', phrases: INJURY_SIGNS },
  { flag: 'illness', phrases: [...ILLNESS, ...foreign('illness')] },
  { flag: 'medicine', phrases: [...MEDICINE, ...SUBSTANCE_CLASSES, ...foreign('medicine')] },
  { flag: 'minor', phrases: MINOR },
];

/**
 * What is over stands apart: it is taken out before the signs are looked for, or a stroke of last
 * year would call for an ambulance.
 */
export const OVER: readonly string[] = PAST_ILLNESS;
