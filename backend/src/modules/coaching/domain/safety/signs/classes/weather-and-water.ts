import { CLOUDED, SICK } from './body.js';
import { near, then } from './near.js';

const HOT =
  'heat|hot|sun|sunny|boiling|scorching|roasting|baking|sweltering|humid|overheat\\w*|cooked(?! (?:after|by|on) (?:rep|the))|degrees|(?:3\\d|4\\d) ?c|(?:3\\d|4[0-5]) out|9\\d ?f';
const HEAT_SIGN = `${CLOUDED}|shiver\\w*|chill(?:s|ed and|y)|goose ?bumps|${SICK}|(?:can|couldn) t keep (?:\\w+ ){0,2}down|(?:stopped|not|no|no longer|without) sweat(?:ing)?|dry skin|skin (?:\\w+ ){0,3}dry|dry and hot|hot and dry|don t remember|can t remember|(?:didn|don) t know (?:where|who|my|what day)|(?:my|his|her) own name|passed out|collaps\\w*|faint(?:ed|ing)?|clammy|pounding head\\w*|(?:couldn|can) t (?:stand|walk)|wandering|off the road|legs gave way|peeing nothing|blacked out|seizure|weird after|dizz\\w+`;
const COLD =
  'cold|frozen|freezing|froze|soaked|wet through|drenched|snow|blizzard|ice|icy|winter|river|lake|sea|open water|swim|\\d ?c|rain|chilled|sleet|hail';
const COLD_SIGN = `${CLOUDED}|(?:stopped|stop|couldn t stop|can t stop|cant stop|uncontroll\\w+|violent\\w*|hours) (?:\\w+ )?(?:shiver\\w*|shaking)|(?:shiver|shak)\\w* (?:uncontroll\\w+|violent\\w*|for (?:\\w+ )?hours?|stopped|non ?stop)|stumbl\\w*|fumbl\\w*|(?:felt|feel|feeling|got) (?:\\w+ )?(?:warm|hot) (?:and|all of|again and|so)|(?:jacket|clothes|top|gloves|layers) off|can t warm up|couldn t warm up|(?:couldn|can) t (?:speak|talk|say|unclip|stand|walk|think)|speech|blue|kept (?:stopping|sitting)|wanted to (?:lie|sit) down|drunk`;
const DRANK =
  'dr[aiu]nk(?! (?:too little|not enough|nothing|enough))|overdr\\w*|drinking|drink|bottles?|lit(?:re|er)s?|water|fluids?|over ?hydrat\\w*|hydrat\\w*';
const SALT_SIGN =
  'confus(?:ed(?! (?:by|about|why|how|what))|ion)|muddled|puffy|sausages?|swollen (?:hands?|fingers)|(?:hands?|fingers) (?:\\w+ ){0,3}(?:swollen|fat|puffy|swelled)|twitch\\w*|spaced|groggy|out of it|talking (?:funny|nonsense)|can t think|(?:throbbing|splitting|pounding|banging|bad|massive|horrible|terrible) head\\w*|head (?:is |was )?(?:throbbing|splitting|pounding|banging)|vomit\\w*|throw(?:ing)? up|threw up|puk\\w*|being sick|been sick|really sick|fits?(?= $| and)|seizure|foggy|rings? (?:\\w+ ){0,2}tight|odd(?= $)|disorient\\w*|delirious|drunk and';

/** What heat, cold and too much water do to the head. */
export const WEATHER_CLASSES: readonly string[] = [
  near(HOT, HEAT_SIGN, 12),
  '(?:stopped|not|no longer) sweating',
  '(?:core |body )?temp(?:erature)? (?:of |was |is |at |hit |reached )*(?:39|4[0-3])(?! (?:degrees )?(?:outside|on the road|in the sun))',
  'over ?heat(?:ed|ing) (?:so|badly|bad|and (?:i|collapsed))',
  near('burning up', CLOUDED, 8),
  near('red hot', 'not sweating|acting|weird', 6),
  'sun ?stroke|heat ?stroke|heat (?:exhaustion|illness|sickness)',
  near(COLD, COLD_SIGN, 12),
  then(
    'rescued|carried (?:off|down)|stretchered|airlifted|helicopter',
    'blue|confus\\w*|not making sense|off the hill|hospital',
    8,
  ),
  'hypotherm\\w*|frost ?bit\\w*|frost ?nip\\w*',
  '(?:core |body )temp(?:erature)? (?:of |was |is |at |down to )*(?:2\\d|3[0-5])',
  '(?:can t|couldn t|cannot) (?:stop|quit) (?:shaking|shivering)|shaking uncontrollabl\\w*|shivering (?:violently|uncontrollabl\\w*)|stopped shivering',
  near(
    'toes?|fingers?|nose|ears?',
    '(?:black|waxy|white and hard|hard and white|frozen solid)(?! (?:gloves|socks|tape))',
    3,
  ),
  near(
    'hands?|fingers?|feet|toes',
    '(?:no feeling|like wood|still (?:numb|white)|(?:numb|white)(?: \\w+){0,3} hours)',
    4,
  ),
  near('teeth chattering', 'mumbl\\w*|slurr\\w*|fumbl\\w*|name|speech|can t', 8),
  near(DRANK, SALT_SIGN, 14),
  '(?:sodium|na)(?: \\w+){0,4} 1[0-3]\\d',
  near(
    'shaking|shivering|trembling',
    '(?:so (?:bad|hard|much)|can t hold|cannot hold|can barely|couldn t hold)',
    4,
  ),
  near('rings?', 'stuck|tight|won t come off', 3),
  'hyponatr\\w*|water (?:intoxication|poisoning)|overhydrat\\w*|(?:sodium|salt level) (?:was |is |came back )?(?:\\w+ )?low|low (?:blood )?sodium',
  near(
    '(?:gained|put on|weighed|heavier)(?: \\w+){0,4}',
    '(?:sick|confus\\w*|swollen|rings?|headache|odd|puffy)',
    12,
  ),
];
