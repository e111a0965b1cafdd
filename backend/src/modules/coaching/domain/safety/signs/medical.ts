import { upTo } from './words.js';

/** Why a question is a doctor's and not a coach's, though nobody is in danger now. */
export type MedicalSubject = 'injury' | 'illness' | 'medicine' | 'heart' | 'minor' | 'past';

const DISEASE =
  '(?:strokes?(?! (?:rate|count|length|volume|of))|heart attacks?|cardiac arrest|heart ' +
  '(?:surgery|operation)|bypass|stent|concussions?|blood ' +
  'clots?|dvt|thrombos\\w+|(?:pulmonary )?embolism|seizures?|myocarditis|heat ' +
  '?strokes?|rhabdo\\w*|brain injur\\w+|aneurysm)';
const AGO =
  '(?:(?:last|this past) (?:year|winter|spring|summer|autumn|fall|season)|(?:\\w+ ' +
  ')?(?:weeks?|months?|years?) ago|years ago|in (?:19|20)\\d\\d|as a ' +
  '(?:child|kid|teenager)|when i was (?:a )?(?:\\d+|child|kid|young|little)|before ' +
  'covid|since (?:19|20)\\d\\d)';

/**
 * What was, and is over: it wants a doctor before hard training, and is no emergency. The whole of
 * it stands for itself.
 */
export const PAST_ILLNESS: readonly string[] = [
  `${DISEASE}(?:${upTo(4)}|\\s+)${AGO}`,
  `${AGO}(?:${upTo(5)}|\\s+)${DISEASE}`,
  `(?:history|survivor) of (?:a |an )?(?:\\w+ )?${DISEASE}`,
  '(?:survived|recovered from|recovering from|after (?:my|a|an|having)|since my|comeback ' +
    `after) (?:a |an |my )?(?:\\w+ )?${DISEASE}`,
];

/** Illness that is there now. */
export const ILLNESS: readonly string[] = [
  '(?<!\\b(?:race|spring|cabin|zwift|gold|night|bike|marathon) )fever(?:ish|s)?(?! pitch)',
  '(?:a|high|raised|slight|mild) temperature of (?:3[789]|10\\d)',
  '(?:flu|influenza|covid(?: ?19)?|corona ' +
    '?virus|corona|bronchitis|pneumonia|myocarditis|tonsillitis|sinusitis|mononucleosis|glandular ' +
    'fever|food poisoning|stomach bug|norovirus|diarrh?o?ea|chest infection|lung ' +
    'infection|infection)',
  '(?:i am|i m|im|been|was|feel(?:ing)?|felt|got|while|still|when) (?:\\w+ ' +
    '){0,2}(?:sick|ill|unwell)\\b(?! ' +
    '(?:of|pace|climb|ride|run|power|numbers|advised|prepared|equipped))',
  '(?:with|have|had|got|having) (?:a |the )?(?:\\w+ )?(?:cold|sore throat)(?! ' +
    '(?:weather|water|morning|day|start|wind|rain|hands|feet|legs|temperature|air|drink|brew|shower|plunge))(?= ' +
    '|$)',
];

/** What is taken for or against something; doses and dopes among it. */
export const MEDICINE: readonly string[] = [
  '(?:ibuprofen|paracetamol|acetaminophen|tylenol|advil|nurofen|aspirin|diclofenac|voltaren|naproxen|tramadol|pain ' +
    '?killers?|nsaids?|anti ' +
    '?inflammator\\w+|antibiotics?|amoxicillin|penicillin|antihistamines?|cortisone|prednisone|prednisolone|steroids?|insulin|metformin|statins?|blood ' +
    '?thinners?|salbutamol|ventolin|albuterol|inhaler|beta ' +
    '?blockers?|bisoprolol|metoprolol|propranolol|antidepressants?|ssris?|pseudoephedrine|sudafed|sleeping ' +
    'pills?)',
  '(?:epo|erythropoietin|doping|testosterone|clenbuterol|anabolic\\w*|growth ' +
    'hormones?|hgh|blood transfusion)',
  '(?:my|new|take|taking|on|prescribed|other|heart|blood pressure) (?:\\w+ ' +
    ')?(?:medications?|medicines?|meds|tablets)',
];

const NOT_WORN =
  '(?! (?:rate )?(?:straps?|bands?|belts?|monitors?|sensors?|data|file|of the|in my mouth))';
const PULSE = `(?:heart${NOT_WORN}|heart ?rate${NOT_WORN}|hr${NOT_WORN}|pulse|bpm)`;
const PERIL =
  '(?:in danger|danger(?:ous)?|harmful|harm(?:ing)?|unhealthy|life ' +
  'threatening|deadly|fatal|damag\\w+|too much for my heart)';

/** Whether a heart is in order: no recording can tell. */
export const HEART_IN_QUESTION: readonly string[] = [
  `${PULSE}(?:${upTo(5)}|\\s+)${PERIL}`,
  `${PERIL}(?:${upTo(5)}|\\s+)${PULSE}`,
  '(?:heart|cardiac) ' +
    '(?:problems?|conditions?|diseases?|defects?|murmurs?|failure|issues?|trouble|disorders?)(?! ' +
    '(?:with|in) the (?:data|file|sensor|strap))',
  'problems? with my heart(?! (?:rate|strap|monitor|sensor|zones?|data))',
  '(?:wrong|something (?:up|off)) with my heart(?! (?:rate|strap|monitor|sensor|zones?|data))',
  '(?:is|are) my heart (?:healthy|ok|okay|fine|normal|all right|alright|damaged)',
  '(?:is|are) my (?:ecg|ekg)',
];

const YOUNG = '(?:[5-9]|1[0-7]|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const YOUNGSTER = '(?:son|daughter|child|kid|boy|girl|brother|sister|nephew|niece)';

/** "Explain it like I'm five" is about words. */
const NOT_LIKE = '(?<!\\b(?:like|as if|as though) )';

/** Bodies that still grow. */
export const MINOR: readonly string[] = [
  `${NOT_LIKE}i (?:am|m)(?: only| just| still)? ${YOUNG}(?: ?years? ?old| ?yrs? ?old| ?y ?o\\b| and\\b| ` +
    `(?:should|can|may|how|is it|am i|do i|what)\\b|(?= $))`,
  `${NOT_LIKE}im (?:only |just |still )?${YOUNG}(?: ?years? ?old| ?y ?o\\b|(?= $))`,
  `my (?:\\w+ )?${YOUNGSTER}(?: \\w+){0,3} ${YOUNG}`,
  `my ${YOUNG} (?:years? old|yo) ${YOUNGSTER}`,
  `(?<!\\b(?:explain|say|put)\\b.{0,24} )(?:as an?|for an?|at (?:the )?age(?: of)?|aged|age) ${YOUNG}(?: years? old| yo)?(?! ` +
    '(?:km|min|minutes|miles))',
];
