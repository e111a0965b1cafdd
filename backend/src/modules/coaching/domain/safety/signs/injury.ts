import { IS, upTo } from './words.js';

const JOINT =
  '(?:knees?|achilles(?: tendon)?|ankles?|hips?|(?:lower )?back|shins?|foot|feet|heels?|groin|tendons?|joints?|arch|toes?|it ?band|shoulders?|wrists?|elbows?|ribs?|collarbone|kneecap|meniscus|plantar fascia)';
const MUSCLE = '(?:calf|calves|hamstrings?|hammy|quads?|glutes?|thighs?|leg|legs)';
const PART = `(?:${JOINT}|${MUSCLE})`;
const PAIN =
  '(?:pain(?:s|ful)?|hurts?|hurting|ach(?:e|es|ing)|throb(?:s|bing)?|stabbing|twinges?|niggl\\w+|inflamed|kill(?:s|ed|ing) me|gave (?:way|out)|locked up|popped|clicking)';
const TORN =
  '(?:pulled|strained|sprained|torn|tore|twisted|rolled|tweaked|snapped|ruptured|broke|broken|injured|dislocated)';
const NO_BODY = '(?! (?:cave|barrier|threshold|relief|face))';

/**
 * Pain in a joint or a muscle and what may be torn: nothing that a recording can judge. Tired or
 * burning legs and sore muscles after hard work are no injury.
 */
export const INJURY_SIGNS: readonly string[] = [
  `${PAIN}${NO_BODY} (?:in|on|at|behind|under|around|near|of)${upTo(3)}${PART}`,
  `${JOINT}${upTo(4)}${PAIN}`,
  `${JOINT} ${PAIN}`,
  `${MUSCLE} (?:pains?|twinges?|strain|tear|injury)`,
  `${MUSCLE} (?:hurts|hurt badly|is hurting|has been hurting)`,
  `${TORN}${upTo(3)}${PART}`,
  `${PART} ${IS}(?: \\w+){0,2} (?:torn|pulled|strained|sprained|twisted|injured|swollen)`,
  `(?:knees?|achilles|ankles?|hips?|lower back|shins?|heels?|tendons?) ${IS}(?: \\w+){0,2} (?:sore|stiff|swollen|tender)`,
  'shin splints?',
  'plantar fasciitis',
  'tendonitis|tendinitis|tendinopathy',
  'stress fractures?',
  'runner s knee|runners knee|jumper s knee|jumpers knee',
  '(?:sharp|stabbing|shooting) pains?',
  `(?:i (?:m|am)|got|have|had|with|an|my) (?:\\w+ )?injur(?:y|ed)(?! (?:free|time|prevention))`,
];
