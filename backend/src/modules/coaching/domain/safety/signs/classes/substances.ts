import { near, then } from './near.js';

const BANNED =
  'epo|erythropoietin|doping|dope[ds]?|testosterone|test e|clen(?:buterol)?|anabolic\\w*|roids?|juicing|growth hormones?|hgh|igf ?1|blood (?:transfusions?|bags?|doping|boosters?)|oxygen boosters?|tren(?:bolone)?|winstrol|winny|anavar|dianabol|deca|nandrolone|sarms?|ostarine|rad ?140|lgd ?\\d*|cardarine|gw ?501516|dnp|ephedrine|eca stack|meldonium|peptides?|bpc ?157|hcg|aicar|insulin for';
const STIMULANT =
  'modafinil|adderall|ritalin|vyvanse|amphetamines?|speed pills?|cocaine|mdma|ecstasy|ketamine|meth|mephedrone|poppers';
const MEDICINES =
  'codeine|co ?codamol|opioids?|oxy(?:codone|contin)?|morphine|fentanyl|tapentadol|vicodin|diazepam|valium|xanax|benzos?|alprazolam|thyroid (?:tablets|pills|meds)|levothyrox\\w*|thyroxine|diuretics?|furosemide|water (?:pills|tablets)|warfarin|apixaban|eliquis|xarelto|heparin|clopidogrel|lithium|semaglutide|ozempic|wegovy|mounjaro|viagra|sildenafil|cialis|nitroglycerin|gtn|diamox|acetazolamide|dexameth\\w*|corticos\\w*|pred(?:nis\\w*)? (?:tablets?|pills?)|pred|kenalog|celecoxib|etoricoxib|toradol|ketorolac|lidocaine|cortisone|phentermine|caffeine (?:pills?|tablets?)|caffeine overdose|epi(?:nephrine)?|melatonin|zopiclone|zolpidem|sertraline|citalopram|fluoxetine|prozac|lamotrigine|keppra|insulin|salbutamol|clomid|letrozole|isotretinoin|roaccutane|accutane|lisinopril|ramipril|amlodipine|flecainide|digoxin|finasteride|quinolones?|cipro(?:floxacin)?|levofloxacin';
const PILLS =
  'pills?|tablets?|tabs|meds|medication|medicine|thinners?|beta ?blockers?|insulin|antidepressants|inhaler|statins?|doses?|prescription';

/** What is taken, mixed, doubled or stopped without a doctor. */
export const SUBSTANCE_CLASSES: readonly string[] = [
  `(?:${BANNED})(?! (?:is (?:cake|coffee|pizza)|jokes?|scandal|documentary|film|cake))`,
  STIMULANT,
  'inject(?:s|ed|ing|ions?|able)?|vials?|syringes?',
  MEDICINES,
  then(
    '(?:stopped|stop|stopping|quit|quitting|skip\\w*|came off|coming off|come off|ditch\\w*|halv\\w*|doubl\\w*|forgot\\w*|missed|missing|ran out of|run out of|upped|changed|tripl\\w*|leave off|leaving off)',
    PILLS,
    4,
  ),
  then(
    '(?:heart|epilepsy|blood pressure|bp|thyroid|asthma|diabetes|anxiety|adhd|pain|caffeine|sleeping|iron|slimming|mums?|dads?|wifes?|friends?|mates?)',
    '(?:pills?|tablets?|tabs|meds|medication)',
    1,
  ),
  then(
    '(?:\\d+|two|three|four|five|six|eight|ten|double|handful of|box of|pack of|strip of)',
    '(?:pills?|tablets?|ibuprofen|ibuprofens|nurofen|paracetamol|painkillers?|aspirins?|caffeine (?:tablets?|pills?))',
    2,
  ),
  near(
    'red bulls?|energy drinks?|monsters?|pre ?workouts?|caffeine|espressos?',
    'shak\\w*|chest|heart|palpit\\w*|jitter\\w*|vomit\\w*|pills?|tablets?|\\d{3,4} ?mg|(?:[5-9]|1\\d|six|eight|ten) (?:cans|shots|of them)',
    8,
  ),
  '(?:blood )?(?:sugars?|glucose|bg|bgl) (?:is |was |at |of |dropped |hit |went |reads? |reading |level |fell |down |to |are |says |shot |up )+(?:\\d+|hi|lo)(?! (?:gels?|grams))',
  near(
    'sugars?|glucose|bg',
    '(?:keeps? (?:dropping|crashing)|under \\d|below \\d|hypo|hyper|ketones|insulin|type (?:1|one|2|two)|diabet\\w*|felt drunk|passed out)',
    8,
  ),
  '(?:had|having|went|going|bad|a) (?:\\w+ )?hypos?(?= |$)|t1d|type (?:1|one) diabet\\w*|ketones|ketoacidosis|dka',
  near(
    'bp|blood pressure',
    '(?:1[6-9]\\d|2\\d\\d|sky high|through the roof|very high|really high|too high|dangerously)',
    4,
  ),
  '(?:what|which|how much|how many|how long|best|right|safe) (?:\\w+ ){0,3}(?:dose|dosage|cycle of|mg of|milligrams)(?! of)',
  near(
    'mix(?:ed|ing)?|combin\\w*|stack(?:ed|ing)?|together with|on top of',
    `${MEDICINES}|ibuprofen|alcohol|painkillers?|caffeine tablets?|pre workout`,
    6,
  ),
  then(
    '(?:popping|necking|living on|loaded up on|loading up on|dosed up on)',
    'painkillers?|ibuprofen|pills?|codeine|nurofen|paracetamol|tablets?',
    2,
  ),
  near(
    '(?:bought|got|buy|ordered|from)(?: \\w+){0,4} (?:website|internet|online|guy at|gym|dealer|friend|mate|darknet)',
    'pills?|tablets?|injections?|gel|vials?|supplement(?: \\w+){0,3} (?:shak\\w*|heart)|boosters?|juice',
    8,
  ),
];
