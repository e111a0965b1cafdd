import { CARDINALS, ORDINALS } from '#coaching/domain/display/number-names.js';
import type { PastMetricId } from '#coaching/domain/query/history/past-query.js';
import { entry, words, type PastEntry } from '../past-slot.js';

const end = (most: boolean, source: string, metric: PastMetricId | null = null): PastEntry =>
  words(source, { kind: 'end', most, metric });
const than = (more: boolean, source: string, metric: PastMetricId | null = null): PastEntry =>
  words(source, { kind: 'comparative', more, metric });
const NTH = ORDINALS.slice(0, 10);
const NUMBERS = CARDINALS.slice(1, 13);

/** Ends of an order, comparisons, and places in it. */
export const PAST_ORDER_WORDS: readonly PastEntry[] = [
  end(true, 'longest|furthest|farthest', 'distance'),
  end(false, 'shortest', 'distance'),
  end(true, 'fastest|quickest|speediest', 'speed'),
  end(false, 'slowest', 'speed'),
  end(true, 'hilliest|climbiest|steepest', 'climbing'),
  end(false, 'flattest', 'climbing'),
  end(true, 'hardest|toughest|busiest|heaviest|most (?:intense|demanding|tiring)', 'load'),
  end(false, 'easiest|lightest|quietest|gentlest|laziest', 'load'),
  end(true, 'strongest|most powerful'),
  end(false, 'weakest'),
  end(true, 'best|biggest|highest|largest|greatest|max(?:imum)?|peak|most|top(?! \\d)|record'),
  end(false, 'worst|smallest|lowest|least|fewest|min(?:imum)?|poorest'),
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
  than(true, 'fitter'),
  ...NTH.map((word, at) =>
    words(at === 0 ? '1st' : `${word}|${at + 1}(?:st|nd|rd|th)`, { kind: 'nth', nth: at + 1 }),
  ),
  words('(?:the )?(?:very )?(?:first|earliest|opening|oldest)|start(?= (?:of|vs|to|and))', {
    kind: 'edge',
    from: 'first',
  }),
  words('(?:the |my )?(?:very )?(?:last|latest|most recent|newest|final)|end(?= of)', {
    kind: 'edge',
    from: 'last',
  }),
  words(
    'above|over|more than|longer than|higher than|beyond|at least|exceed(?:ed|ing)?|north of|greater than|faster than|further than|past',
    { kind: 'limit', above: true },
  ),
  words('below|under|less than|shorter than|lower than|fewer than|at most|slower than', {
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
