import { ORDINALS } from '#coaching/domain/display/number-names.js';
import type { End } from '#coaching/domain/query/query.js';
import { entry, words, type Channel, type Entry } from '../slot.js';

const end = (of: End, channel: Channel | null, source: string): Entry =>
  words(source, { kind: 'end', end: of, channel });
const more = (of: End, channel: Channel | null, source: string): Entry =>
  words(source, { kind: 'comparative', end: of, channel });

/** Other words for places in an order, by their number. */
const OTHER_NAMES: Readonly<Record<number, string>> = {
  1: '1st|opening|initial|starting|opener',
  2: '2nd',
  3: '3rd',
};

const PART =
  '(?:lap|rep|interval|km|k|kilomet(?:re|er)|mile|climb|hill|set|block|effort|stop|quarter)';

/** Behind "odd" and "even": what has numbers, or the other of the two. */
const STEPPED =
  ' (?:(?:work |hard |fast )?(?:reps|ones|intervals|laps|efforts|repeats|numbers|km|kms|kilomet\\w+|miles|climbs|sprints|bursts)|(?:vs|versus|against|and|or|to|compared) (?:the )?(?:odd|even))\\b';

/** What stops and climbs cost is their length. */
const NOT_BEHIND_STOPS =
  '(?<!\\b(?:stops?|waits?|halts?|pauses?|breaks?|lights|half|quarter|climbs?|hills?) )';

/** Places in an order, its ends, and what is held against what. */
export const ORDER_WORDS: readonly Entry[] = [
  ...ORDINALS.map((name, index) =>
    words([name, `${index + 1}th`, ...(OTHER_NAMES[index + 1]?.split('|') ?? [])].join('|'), {
      kind: 'nth',
      nth: index + 1,
    }),
  ),
  entry(String.raw`(\d{1,3})(?:st|nd|rd|th)`, ([n]) => ({ kind: 'nth', nth: Number(n) })),
  words('last|final|closing|finishing|very last|latest|ultimate|concluding|closer|finisher', {
    kind: 'nth',
    nth: -1,
  }),
  words('(?:in )?the middle|middle|central', { kind: 'nth', nth: 0 }),
  words(
    `odd[- ]?number(?:ed)?|uneven[- ]?number(?:ed)?|odd(?=${STEPPED})|odds|every other|alternate`,
    {
      kind: 'stepped',
      from: 1,
      step: 2,
    },
  ),
  words(
    `even[- ]?number(?:ed)?|even(?=${STEPPED})|evens|(?<=\\bodds? (?:ones? )?(?:vs|versus|and|or|against|to|from|than|compared (?:to|with)) (?:the )?)even`,
    { kind: 'stepped', from: 2, step: 2 },
  ),
  words('every (?:second|2nd|2th)', { kind: 'stepped', from: 2, step: 2 }),
  words('every (?:third|3rd|3th)', { kind: 'stepped', from: 3, step: 3 }),
  words('every (?:fourth|4th)', { kind: 'stepped', from: 4, step: 4 }),
  words('every (?:fifth|5th)', { kind: 'stepped', from: 5, step: 5 }),
  words(
    '(?:second|2nd) (?:to|from|before) (?:the )?last|one (?:before the|from) last|penultimate|last but one|next to last',
    {
      kind: 'nth',
      nth: -2,
    },
  ),
  end('most', 'speed', 'fastest|quickest|speediest|swiftest|flying|fleetest|most fast|most quick'),
  end('least', 'speed', 'slowest|crawling|most sluggish|most slow|snail|slug|slowcoach|tortoise'),
  end(
    'best',
    null,
    'strongest|most powerful|most strong|mightiest|punchiest|beefiest|meatiest|burliest|proudest|top one|best|nailed|smashed|crushed|greatest|top(?= \\d| one| quarter| half| climb| effort| block| three| two| five| lap| rep| interval| km| k)|winner|nicest|standout',
  ),
  end(
    'worst',
    null,
    'weakest|feeblest|lamest|crummiest|puniest|flimsiest|softest|sorriest|bottom(?= \\d| three| two| five)|worst|suck(?:s|ed|iest)?|crap\\w*|shit\\w*|rubbish|terrible|poorest|awful|ugliest|dud|cooked|died(?= (?:on|in|at))?|blew up|fell apart|bombed|most weak|worst first',
  ),
  end(
    'best',
    null,
    'hardest|toughest|meanest|nastiest|gnarliest|cruell?est|fiercest|brutall?est|killer|most brutal|most (?:effort|intense|demanding|hard)|push(?:ed)? (?:the )?(?:hardest|most)|biggest effort',
  ),
  end('least', null, '(?:hurt|hurts|cost)(?: me)? (?:the )?least'),
  end(
    'worst',
    null,
    'easiest|gentlest|mildest|comfiest|laziest|least (?:effort|intense|hard)|comfiest',
  ),
  end(
    'worst',
    null,
    '(?:hurt|hurts)(?: me)?(?: (?:the )?most)?|(?<!\\b(?:stops?|waits?|halts?|pauses?|breaks?|lights|half|quarter|climbs?|hills?) )cost(?: me)?(?: (?:the )?most)?|cost(?: me)? (?:the )?most|costliest|(?<=\\bwhich .{0,40})cost(?: me)?',
  ),
  end(
    'least',
    'speed',
    `${NOT_BEHIND_STOPS}(?:cost|lost|loses?)(?: me| us)? (?:the )?most (?:time|seconds|minutes)`,
  ),
  end('least', 'speed', 'took (?:me )?(?:ages|forever)'),
  end('most', 'grade', 'steepest'),
  end('most', 'gain', 'hilliest|lumpiest|bumpiest'),
  end('least', 'grade', 'flattest|gentlest slope|shallowest'),
  end('most', 'time', 'longest|lengthiest|most long'),
  end('least', 'time', 'shortest|briefest'),
  end('best', null, 'argmax|top(?= (?:minus|to|and|vs|against|-) )'),
  end('worst', null, 'argmin|bottom(?! of)'),
  end('most', null, 'highest|biggest|largest|most|greatest|with more'),
  end('least', null, 'lowest|smallest|least|fewest|with less'),
  words('(?:faster|quicker) than(?= \\d)', { kind: 'limit', above: false }),
  words('slower than(?= \\d)', { kind: 'limit', above: true }),
  more(
    'most',
    'speed',
    'faster|quicker|speedier|swifter|nippier|more (?:fast|quick)(?:ly)?|sped up|speed(?:ed)? up',
  ),
  more('least', 'speed', 'slower|more slow(?:ly)?'),
  more(
    'best',
    null,
    'stronger|better|punchier|beefier|more (?:strong|powerful)|harder|tougher|more intense',
  ),
  more('worst', null, 'weaker|worse|poorer|easier|gentler|more weak'),
  more('most', 'time', 'longer|more long'),
  more('least', 'time', 'shorter'),
  more('most', null, 'higher|bigger|larger|more|greater'),
  more('least', null, 'lower|smaller|less|fewer'),
  more('most', 'grade', 'steeper'),
  more('most', 'distance', 'further|farther'),
  words(
    'above|over(?! (?:the|my|all|this|that|those|these|just) )|(?:at or |went |go |going |gone |goes |get |got )?(?:above|over|past|beyond)(?= ?\\d)|(?:north|upwards?) of|more than|at least|(?:higher|greater|bigger|better) than(?= \\d)|higher than|no less than|in excess of|beyond|past|exceed(?:s|ed|ing)?|top(?:s|ped|ping)(?= \\d)|break(?:s|ing)?(?= \\d)|broke(?:n)?(?= (?:the )?\\d)|clear(?:s|ed|ing)(?= \\d)|surpass(?:ed|es|ing)?|(?:crack(?:ed|s|ing)?|spun|spiked(?: (?:to|at))?|peaked at|maxed (?:out )?at|topped out at)(?= (?:the |a )?\\d)|(?:hit|reach(?:ed|es)?|touch(?:ed|es)?|pass(?:ed|es)?|cross(?:ed|es)?|get to|got to|make|made)(?= (?:about |around )?\\d)',
    {
      kind: 'limit',
      above: true,
    },
  ),
  words(
    'below|beneath|under(?:neath)?|less than|fewer than|lower than|at most|no more than|south of|sub|inside(?= ?\\d)|(?:dip(?:s|ped)?|drop(?:s|ped)?|f[ae]ll|fallen|went|go|gone) (?:below|under)|shy of|short of(?= \\d)',
    {
      kind: 'limit',
      above: false,
    },
  ),
  words(
    '(?:or|and) (?:more|above|over|up|upwards?|higher|better|harder)(?= *(?:$|[,?]|in|for|on|during))',
    {
      kind: 'limit',
      above: true,
    },
  ),
  words('or (?:less|below|under|lower|slower)(?= *(?:$|[,?]|in|for|on|during))', {
    kind: 'limit',
    above: false,
  }),
  words('between|from|anywhere between|somewhere between', { kind: 'within' }),
  words('(?:the )?other(?: (?:one|half|set|lap|rep|way))?', { kind: 'other' }),
  words(
    `(?:next|following)(?: (?:one|${PART}))?|(?:one|${PART}) (?:right |just |directly )?after(?: (?:it|that|this)(?: one)?)?|after that|following(?: one)?`,
    {
      kind: 'neighbour',
      step: 1,
    },
  ),
  words(
    `(?:previous|preceding)(?: (?:one|${PART}))?|(?:the )?(?:one|${PART}) (?:right |just |directly )?before(?: (?:it|that|this)(?: one)?)?|before that|preceding`,
    {
      kind: 'neighbour',
      step: -1,
    },
  ),
];
