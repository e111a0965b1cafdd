import { distance } from '../understanding/words.js';
import { COMMON_WORDS } from '../understanding/common-words.js';

/** Words that a warning sign hangs on; a slip of the finger in one of them must not hide it. */
const KEYS = (
  'chest pain pains painful heart attack faint fainted fainting collapse collapsed ' +
  'collapsing dizzy dizziness palpitations palpitation breathe breathing breath unconscious ' +
  ('suicide suicidal concussion stroke blackout angina seizure vomiting bleeding swollen ' +
    'urine pregnant irregular pressure tightness stabbing squeezing numb ') +
  ('headache blood helmet lightheaded consciousness anorexia bulimia disoriented kill myself ' +
    'fever ibuprofen paracetamol cardiac brust brustschmerzen herz ohnmacht poitrine ') +
  'douleur coeur evanoui pecho dolor corazon desmaye petto dolore cuore svenuto'
).split(' ');
const KNOWN = new Set(KEYS);

/** Everyday words one or two letters away from a key, which are words of their own. */
const OWN_WORDS = new Set(
  (
    'conclusion conclusions chess cheat crest chests cheese chase chased quest guest heard heats heath hearth hears ' +
    'earth hearts heat head start smart hard heaty haste pair paid paint paints plain main ' +
    'rain train gain gains paces pace panic pan pin spin vain again pages ' +
    ('feint paint saint feinted painted tainted ditzy breadth breeze breed bread breads ' +
      'wreath broth breathes breaths break breaks breathable bleeding breeding leading ' +
      'blending feeding heading reading seizures strokes strike struck strokes stoke streak ') +
    ('smoke store storm strong spoke broke pressured pressures pressing pleasure measure ' +
      'swallow sweden sullen urinal brine marine number numbers dumb thumb nub numb plumb ' +
      'skill kills kilo kilos kmh bill hill will killer mill still fill myself himself itself ') +
    ('cheap cheat chew hearty fewer never lever fever river ever forever felt flood brood ' +
      'bloody brood bold blond broad loud bloom floor helmets hermit coeur cover cruise attach ' +
      'attacks attic track tackled collapses collages college colleague relaxed ') +
    ('squeeze freezing sneezing staging stabling stubbing starting tabbing grabbing ' +
      'irregularly regular pregnancy painless pained painfully painter faults fault fainter ' +
      'taint saints attract pulsations heartrate heather brief breather lighthearted ') +
    ('collapsible dolar dollar color colour decor pesto perto pesto metro pedro patto petto ' +
      'piece pecs peach pitch punch bush burst bursts rust trust must dust just brush crust ' +
      'best test rest west nest chester headaches headaced heater hertz hers hero bike')
  ).split(' '),
);

/** Halves of words that are run together in a hurry: "chestpain". */
const JOINED = new Set(
  (
    'chest heart head pain pains ache aches attack hurts hurt tightness pressure tight passed ' +
    'blacked out blood urine clot left arm injury kill myself short of breath cant breathe'
  ).split(' '),
);
const NOT_JOINED = new Set(['headache', 'headaches', 'heartache', 'blackout', 'armpit', 'outhurt']);

/**
 * The text with slips in its key words mended and joined ones parted; without any, the
 * text itself.
 */
export function mended(text: string): string {
  return text.replace(/[a-z]+/g, (word) => parted(word) ?? meant(word) ?? word);
}

function meant(word: string): string | null {
  if (word.length < 4 || KNOWN.has(word) || COMMON_WORDS.has(word) || OWN_WORDS.has(word))
    return null;
  const near = KEYS.filter((key) => isSlip(word, key));
  return near.sort((a, b) => distance(word, a) - distance(word, b))[0] ?? null;
}

/**
 * Short words are too alike for more than two letters that changed places; long ones bear two
 * edits.
 */
function isSlip(word: string, key: string): boolean {
  if (Math.abs(word.length - key.length) > 2 || key.length < 4) return false;
  if (key.length === 4)
    return [...word].sort().join('') === [...key].sort().join('') || squeezed(word) === key;
  // A slip hardly ever spoils the first letter and spares the rest.
  if (word[0] !== key[0] && !(word[0] === key[1] && word[1] === key[0])) return false;
  return distance(word, key) <= (key.length < 9 ? 1 : 2);
}

/** "paiin" and "painn" without the letters that were pressed twice. */
function squeezed(word: string): string {
  return word.replace(/(.)\1+/g, '$1');
}

function parted(word: string): string | null {
  if (word.length < 8 || NOT_JOINED.has(word) || KNOWN.has(word) || COMMON_WORDS.has(word))
    return null;
  for (let at = 3; at <= word.length - 3; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)].map((part) =>
      JOINED.has(part) ? part : meant(part),
    );
    if (first && second && JOINED.has(first) && JOINED.has(second)) return `${first} ${second}`;
  }
  return null;
}
