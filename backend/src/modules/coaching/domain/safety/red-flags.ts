/** What kind of help a warning sign asks for. */
export type RedFlag = 'emergency' | 'doctor' | 'crisis' | 'eating';

interface Sign {
  readonly flag: RedFlag;
  readonly words: RegExp;
}

/** Words for a hurt, in a form that can stand before or behind the place. */
const ACHE = String.raw`(?:pains?|painful|ache[sd]?|aching|hurt(?:s|ing)?|tight(?:ness|ened)?|pressure|squeez(?:e|ed|ing)|burn(?:s|ed|ing)|discomfort|heav(?:y|iness)|stabbing)`;

/** Signs that must not be trained through. They are read sentence by sentence on plain lower-case text. */
const SIGNS: readonly Sign[] = [
  { flag: 'crisis', words: /\b(suicid\w*|kill(?:ing)? myself|end(?:ing)? (?:my life|it all)|want(?:ed)? to die|(?:don t|do not|dont) want to (?:live|be alive)|no reason to live|self harm\w*|hurt(?:ing)? myself on purpose|harm(?:ing)? myself)\b/ },
  { flag: 'emergency', words: new RegExp(String.raw`\bchest\b(?!\s+(?:strap|band|belt|monitor|sensor|press|day|fly|muscle))(?:\s+\w+){0,4}\s+${ACHE}\b|\b${ACHE}(?:\s+\w+){0,4}\s+chest\b(?!\s+(?:strap|band|belt|monitor|sensor|press|day|fly))`) },
  { flag: 'emergency', words: /\b(faint(?:ed|ing|s)?|passed out|pass(?:ing)? out|black(?:ed|ing)? out|blackout|lost consciousness|los(?:e|ing) consciousness|collapsed|syncope|nearly faint\w*|almost passed out)\b/ },
  { flag: 'emergency', words: /\b(palpitations?|irregular (?:heart ?beat|heart rhythm|pulse|beats?|rhythm)|heart (?:is |was |kept |keeps )?(?:skip(?:s|ped|ping)?|flutter(?:s|ed|ing)?|racing at rest|pounding at rest)|skipped beats?|skipping beats?|arrh?ythmia|atrial fibrillation|afib|heart attack|cardiac arrest)\b/ },
  { flag: 'emergency', words: /\b((?:can ?not|cannot|can t|cant|could ?n t|couldnt|could not) (?:breathe|get (?:any |enough )?(?:air|breath))|severe(?:ly)? (?:short(?:ness)? of breath|breathless\w*)|short(?:ness)? of breath at rest|gasping for (?:air|breath)|cough(?:ed|ing)? (?:up )?blood|throat (?:is |was )?(?:closing|swelling))\b/ },
  { flag: 'emergency', words: /\b((?:one|left|right) side (?:of my (?:body|face) )?(?:is |was |went |felt )?(?:weak|numb|paraly[sz]ed|droop\w*)|face (?:is |was )?droop\w*|slurr(?:ed|ing)(?: my)? (?:speech|words)|sudden(?:ly)? (?:numb\w*|weakness|vision loss|blind)|stroke symptoms?|(?:arm|leg) (?:went|is|was) (?:suddenly )?(?:numb|paraly[sz]ed)|pain (?:in|down) my left arm|left arm (?:pain|hurts|hurt|numb))\b/ },
  { flag: 'emergency', words: /\b(heat ?stroke|(?:confused|confusion|disoriented|delirious)(?:\s+\w+){0,6}\s+(?:heat|hot|sun)|(?:heat|hot|sun)(?:\s+\w+){0,6}\s+(?:confused|confusion|disoriented|delirious)|stopped sweating)\b/ },
  { flag: 'emergency', words: /\b((?:hit|banged|bumped|knocked|landed on) (?:my )?head|head injury|concuss(?:ed|ion)|crack(?:ed)? my helmet|helmet (?:cracked|broke))\b/ },
  { flag: 'emergency', words: /\b(pregnan\w*(?:\s+\w+){0,10}\s+(?:bleed\w*|blood|spotting|contractions)|(?:bleed\w*|spotting)(?:\s+\w+){0,10}\s+pregnan\w*)\b/ },
  { flag: 'doctor', words: /\b(blood in (?:my |the )?(?:urine|pee|wee)|(?:bloody|red|brown|cola colou?red|dark brown) (?:urine|pee)|pee(?:d|ing)? blood|(?:urine|pee) (?:is|was|looks|looked) (?:red|brown|bloody|like cola))\b/ },
  { flag: 'doctor', words: /\b((?:calf|lower leg) (?:is |was |got |has been )?(?:very |really |suddenly |badly )?(?:swollen|swelling|swelled)|swollen (?:calf|lower leg)|swelling (?:in|of) (?:my |one )?(?:calf|lower leg)|blood clot|thrombosis|dvt)\b/ },
  { flag: 'eating', words: /\b(anorexi\w*|bulimi\w*|eating disorder|purg(?:e|ed|ing)|(?:make|making|made) myself (?:throw up|vomit|sick)|throw(?:ing)? up after (?:eating|meals)|starv(?:e|ed|ing) myself|(?:haven t|have not|havent) eaten (?:for|in) (?:\w+ )?days|not eat(?:en|ing) (?:for|anything) (?:\w+ )?days|punish(?:ing)? myself for eating|laxatives?)\b/ },
];

/** Words that turn a sign into its opposite when they stand right before it; in doubt the sign counts. */
const DENIED = /\b(?:no|without|(?:did ?n t|didnt|did not|do ?n t|dont|do not|never) (?:have|had|get|feel))(?: any)? $/;
const UNDENIED = /^(?:\s+\w+)*?\s+(?:until|but|before this|like this|at first)\b/;

/** A question about others, or about the word itself, asks for knowledge and not for help. */
const SPARED: readonly RegExp[] = [/\bchest (?:strap|band|belt|monitor|sensor)\b(?:\s+\w+){0,6}\s+(?:pain in the (?:neck|ass|butt|backside)|hurt|annoying)/, /\bpain in the (?:neck|ass|butt|backside|arse)\b/, /\bpain cave\b/];

/** The most urgent warning sign in a question; null where there is none. */
export function redFlag(question: string): RedFlag | null {
  const sentences = question
    .normalize('NFKC')
    .toLowerCase()
    .split(/[.!?\n;]+/)
    .map((sentence) => ` ${sentence.replace(/[^a-z0-9]+/g, ' ').trim()} `);
  const found = sentences.flatMap((sentence) => {
    const text = SPARED.reduce((rest, spared) => rest.replace(spared, ' '), sentence);
    return SIGNS.filter(({ flag, words }) => shows(text, words, flag)).map(({ flag }) => flag);
  });
  return ORDER.find((flag) => found.includes(flag)) ?? null;
}

const ORDER: readonly RedFlag[] = ['crisis', 'emergency', 'doctor', 'eating'];

function shows(text: string, words: RegExp, flag: RedFlag): boolean {
  return [...text.matchAll(new RegExp(words, 'g'))].some((match) => {
    // "I don't want to live" holds its own denial; elsewhere "no chest pain" is good news.
    if (flag === 'crisis' || flag === 'eating') return true;
    const after = text.slice(match.index + match[0].length);
    return !DENIED.test(text.slice(0, match.index)) || UNDENIED.test(after);
  });
}
