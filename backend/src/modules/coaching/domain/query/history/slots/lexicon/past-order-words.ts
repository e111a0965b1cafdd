import { CARDINALS, ORDINALS } from '#coaching/domain/display/number-names.js';
import type { PastMetricId } from '#coaching/domain/query/history/past-query.js';
import { entry, words, type PastEntry } from '../past-slot.js';

const end = (most: boolean, source: string, metric: PastMetricId | null = null): PastEntry =>
  words(source, { kind: 'end', most, metric });
const than = (more: boolean, source: string, metric: PastMetricId | null = null): PastEntry =>
  words(source, { kind: 'comparative', more, metric });
const NTH = ORDINALS.slice(0, 10);
const NUMBERS = CARDINALS.slice(1, 13);

/** A limit is a number; "more than April" is a comparison. */
const NUMBERED = `(?= (?:about |around |roughly )?(?:\\d|an? |half|${NUMBERS.join('|')}))`;

/** Ends of an order, comparisons, and places in it. */
export const PAST_ORDER_WORDS: readonly PastEntry[] = [
  end(true, 'longest|furthest|farthest', 'distance'),
  end(false, 'shortest', 'distance'),
  end(true, 'fastest|quickest|speediest', 'speed'),
  end(false, 'slowest', 'speed'),
  end(true, 'hilliest|climbiest|steepest', 'climbing'),
  end(false, 'flattest', 'climbing'),
  end(
    true,
    'hardest|toughest|busiest|heaviest|nastiest|meanest|gnarliest|most (?:intense|demanding|tiring|brutal|taxing|gruelling|strenuous|exhausting|stressful)',
    'load',
  ),
  end(
    false,
    'easiest|lightest|quietest|gentlest|laziest|softest|mellowest|tamest|slackest|comfiest|most (?:relaxed|chilled|gentle)|least (?:intense|demanding|tiring|taxing|stressful)',
    'load',
  ),
  end(false, 'calmest', 'heartRate'),
  end(true, 'hottest|warmest', 'temperature'),
  end(false, 'coldest|coolest', 'temperature'),
  end(true, 'strongest|most powerful'),
  end(false, 'weakest'),
  end(
    true,
    'best|biggest|highest|largest|greatest|fattest|hugest|beefiest|chunkiest|mightiest|max(?:imum)?|peak|most|top(?! \\d)|record|finest|all ?-?time high|high(?:est)? point',
  ),
  words('not (?:the |my )?(?:peak|max(?:imum)?|highest|average|mean|total|best|top)', {
    kind: 'filler',
  }),
  end(
    false,
    'worst|smallest|lowest|least|fewest|min(?:imum)?|poorest|tiniest|thinnest|skimpiest|leanest|puniest|feeblest|lamest|crappiest|rubbishest|bottom|low(?:est)? point',
  ),
  than(true, 'further|farther|longer', 'distance'),
  than(false, 'shorter', 'distance'),
  than(true, 'faster|quicker', 'speed'),
  than(false, 'slower', 'speed'),
  than(true, 'harder|tougher|heavier', 'load'),
  than(false, 'easier|lighter', 'load'),
  than(true, 'stronger|more powerful'),
  than(false, 'weaker'),
  than(true, 'more|higher|bigger|greater|better|up(?= (?:on|from|vs))'),
  than(false, 'less|lower|smaller|fewer|worse|down(?= (?:on|from|vs))'),
  than(true, 'fitter|ahead of'),
  than(false, 'behind(?= (?:this|the same|last))'),
  ...NTH.map((word, at) =>
    words(at === 0 ? '1st' : `${word}|${at + 1}(?:st|nd|rd|th)`, { kind: 'nth', nth: at + 1 }),
  ),
  words(
    '(?:the )?(?:very )?(?:first|earliest|opening|oldest)(?: time)?|start(?= (?:of|vs|to|and))|(?:on )?day (?:one|1)|(?:on )?(?:my |the )?(?:first day|debut)',
    {
      kind: 'edge',
      from: 'first',
    },
  ),
  words('(?:the |my )?(?:very )?(?:last|latest|most recent|newest|freshest|final)|end(?= of)', {
    kind: 'edge',
    from: 'last',
  }),
  words(
    `above|over|(?:more|longer|higher|greater|faster|further) than${NUMBERED}|beyond|at least|exceed(?:ed|ing)?|north of|past|break(?:ing)?(?= \\d)|pass(?:ed|ing)?(?= \\d)|top(?:ped|ping)?(?= \\d)`,
    { kind: 'limit', above: true },
  ),
  words(`below|under|(?:less|shorter|lower|fewer|slower) than${NUMBERED}|at most|south of`, {
    kind: 'limit',
    above: false,
  }),
  ...NUMBERS.map((word, at) => words(word, { kind: 'number', value: at + 1 })),
  entry('top (\\d+|two|three|four|five|six|ten)', () => ({ kind: 'doing', doing: 'rank' })),
  words('average|avg|mean|typical(?:ly)?|on average', { kind: 'statistic', of: 'average' }),
  words('totals?|in total|altogether|in all|overall|combined|sum(?: of)?|all in all|all together', {
    kind: 'statistic',
    of: 'total',
  }),
];
