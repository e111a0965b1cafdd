import { CARDINALS, ORDINALS } from '#coaching/domain/display/number-names.js';
import { METRES_PER_MILE } from '#kernel/units.js';
import { spotReaders } from '#coaching/domain/understanding/spot.js';
import { scopeOf } from '../scopes/scope-of-spot.js';
import type { MetricId } from '#coaching/domain/query/metrics/metric-id.js';
import type { Scope, Series } from '#coaching/domain/query/query.js';
import { entry, words, type Entry } from '../slot.js';

const one = (series: Series, nth: number): Scope => ({
  kind: 'one',
  series,
  nth: nth < 0 ? 'last' : nth,
});
const biggest = (series: Series, metric: MetricId): Scope => ({
  kind: 'end',
  series,
  metric,
  end: 'most',
  which: 1,
});
const HALF: Series = { kind: 'half' };
const place = (source: string, ...scopes: readonly Scope[]): Entry =>
  words(source, { kind: 'place', scopes });
const first = (seconds: number): Scope => ({
  kind: 'place',
  place: { kind: 'edge', edge: 'first', by: 'seconds', length: seconds },
});

const blocksOf = (length: number, unit: string): Series => {
  if (/^min/.test(unit)) return { kind: 'block', by: 'seconds', length: length * 60 };
  return {
    kind: 'block',
    by: 'metres',
    length: length * (unit.startsWith('k') ? 1000 : METRES_PER_MILE),
  };
};
/** All that comes after so many hours, minutes, kilometres or miles. */
function behind(count: number, unit: string): Extract<Scope, { kind: 'place' }>['place'] {
  const seconds = unit.startsWith('h') ? 3600 : 60;
  if (unit.startsWith('h') || unit.startsWith('min'))
    return { kind: 'stretch', by: 'seconds', from: count * seconds, to: null };
  const metres = unit.startsWith('mi') ? METRES_PER_MILE : 1000;
  return { kind: 'stretch', by: 'metres', from: count * metres, to: null };
}

const placeOf = (nth: string): number =>
  /\d/.test(nth) ? Number.parseInt(nth, 10) : ORDINALS.indexOf(nth) + 1;

const ENDS =
  /(?:best|worst|(?:fast|quick|slow|strong|weak|high|low|long|short|hard|easi|steep)est)/;

/** "Reps 2 to 4" are read with their numbers. */
const RANGE = /^(?:the )?(?:laps|intervals|reps|repeats|repetitions|efforts|splits) \d/;

/** Stretches of a workout that words point at. */
export const PLACE_WORDS: readonly Entry[] = [
  ...spotReaders().map(([source, read]): Entry => ({
    pattern: new RegExp(String.raw`(?:the )?(?:${source})`, 'y'),
    read: (groups, text) => {
      // "Second strongest interval" is no second interval.
      const spot = ENDS.test(text) || RANGE.test(text) ? null : read(groups);
      return spot && { kind: 'place', scopes: [scopeOf(spot)] };
    },
  })),
  place(
    '(?:the |that |my )?(?:big|main|long|proper|monster|huge) (?:climb|hill|ascent)',
    biggest({ kind: 'climb' }, 'gain'),
  ),
  place(
    '(?:the |that |my )?(?:big|main|long) (?:descent|downhill)',
    biggest({ kind: 'descent' }, 'time'),
  ),
  place(
    '(?:the |that |my )?(?:coffee|cafe|cake|lunch|long|big) (?:stop|break|pause)|(?:the )(?:cafe|coffee|lunch)',
    biggest({ kind: 'stop' }, 'time'),
  ),
  entry(String.raw`(?:the )?(first|opening|last|final|closing) (\d{2,4}) ?m`, ([edge, n]) => ({
    kind: 'place',
    scopes: [
      {
        kind: 'place',
        place: {
          kind: 'edge',
          edge: /^[fo](?!inal)/.test(edge ?? '') ? 'first' : 'last',
          by: 'metres',
          length: Number(n),
        },
      },
    ],
  })),
  entry(
    '(?:the )?(?:very )?(first|opening|last|final|closing) (?:min(?:ute)?|60 ?s(?:ec(?:ond)?s)?)(?= (?:of|in|inside) )',
    ([edge]) => ({
      kind: 'place',
      scopes: [
        {
          kind: 'place',
          place: {
            kind: 'edge',
            edge: edge === 'first' || edge === 'opening' ? 'first' : 'last',
            by: 'seconds',
            length: 60,
          },
        },
      ],
    }),
  ),
  place('warm ?-?up(?: lap| part| bit)?|warming up', { kind: 'phase', phase: 'warmup' }),
  place('(?:cool|warm) ?-?down(?: lap| part| bit)?|cooling down', {
    kind: 'phase',
    phase: 'cooldown',
  }),
  place('(?:after|once) (?:the |my )?(?:warm ?-?up|warmed up|warming up)(?: lap| part| bit)?', {
    kind: 'without',
    of: [{ kind: 'phase', phase: 'warmup' }],
  }),
  place(
    '(?:top|longest|highest) (?:step|rung)|(?:top|peak|middle|summit) of the (?:pyramid|ladder)',
    {
      kind: 'end',
      series: { kind: 'rep' },
      metric: 'time',
      end: 'most',
      which: 1,
    },
  ),
  place(
    '(?:last|final) (?:full|whole|complete) (?:km|k|kilomet(?:re|er))',
    one({ kind: 'block', by: 'metres', length: 1000 }, -1),
  ),
  place(
    '(?<!\\b(?:i|was|were|we|it|am) )(?:going|on the way|way)(?: out| there)?(?= (?:and|vs|or|then|,))|(?:going|on the way|way) (?:out|there)|out(?=(?:bound)?(?: leg| and back))|outbound',
    one(HALF, 1),
  ),
  place(
    '(?:going|coming|on the way|way) (?:back|home)|coming home|return leg|inbound',
    one(HALF, 2),
  ),
  place('(?:front|opening|1th) half|first half|1st half', one(HALF, 1)),
  place('(?:back|latter|closing|2th) half|second half|2nd half|after half ?way', one(HALF, 2)),
  place(
    '(?:1st|first|1) (?:and|vs|/|&|to|against|versus) (?:the )?(?:2nd|second|2) half',
    one(HALF, 1),
    one(HALF, 2),
  ),
  place('(?:both )?halves', one(HALF, 1), one(HALF, 2)),
  place('(?:the )?big one', biggest({ kind: 'climb' }, 'gain')),
  place('(?:the )?(?:first|opening|initial|starting) third', one({ kind: 'third' }, 1)),
  place('(?:the )?(?:middle|second) third', one({ kind: 'third' }, 2)),
  place('(?:the )?(?:last|final|closing) third', one({ kind: 'third' }, -1)),
  entry('q([1-4])', ([n]) => ({
    kind: 'place',
    scopes: [one({ kind: 'quarter' }, Number(n))],
  })),
  entry(
    '(?:set|block|round) (a|b|c)(?= *(?:$|[,?]|vs|versus|and|or|against|than|was))',
    ([letter = 'a']) => ({
      kind: 'place',
      scopes: [one({ kind: 'set' }, 'abc'.indexOf(letter) + 1)],
    }),
  ),
  // "After the first hour": what is left behind it.
  entry(
    String.raw`(?:after|past|beyond|following) (?:the |my )?(?:first|opening|initial) (\d{1,3}(?:\.\d)?)? ?-?(h|hrs?|hours?|min(?:ute)?s?|k|kms?|kilomet(?:re|er)s?|miles?)`,
    ([n = '', unit = '']) => ({
      kind: 'place',
      scopes: [{ kind: 'place', place: behind(n === '' ? 1 : Number(n), unit) }],
    }),
  ),
  // "The second 5k" is a stretch of its own.
  entry(
    String.raw`(?:the )?(second|third|fourth|fifth|2nd|3rd|4th|5th|2th|3th) (\d{1,2}) ?(k|kms?|kilomet(?:re|er)s?|miles?|mi|min(?:ute)?s?)(?! ?-?(?:ones?|reps?|intervals?|efforts?)\b)`,
    ([nth = '', length, unit = '']) => ({
      kind: 'place',
      scopes: [one(blocksOf(Number(length), unit), placeOf(nth))],
    }),
  ),
  place(
    '(?:without|minus|excluding|not counting|leaving out|if you (?:take|leave) out) (?:all )?(?:the |my )?(?:stops?|stopping|waits?|waiting|pauses?|breaks?|(?:traffic |red )?lights?|standing(?: (?:around|still))?|cafe|coffee)(?: stops?| breaks?)?',
    { kind: 'moving' },
  ),
  place(
    '(?:if (?:you|i|we) |when (?:you|i|we) )?(?:take|leave|strip|cut|taking|leaving) (?:all )?(?:the |my )?(?:stops?|stopping|waits?|waiting|pauses?|breaks?|(?:traffic |red )?lights?|standing(?: (?:around|still))?) (?:out|away)',
    { kind: 'moving' },
  ),
  entry(
    String.raw`(?:the )?(?:middle|central) (\d{1,2}|${CARDINALS.slice(1).join('|')}) (k|kms?|kilomet(?:re|er)s?|miles?)`,
    ([n = '', unit = '']) => ({
      kind: 'place',
      scopes: [
        {
          kind: 'together',
          series: blocksOf(1, unit),
          middle: /\d/.test(n) ? Number(n) : CARDINALS.indexOf(n),
        },
      ],
    }),
  ),
  place('(?:the )?first quarter (?:of an )?hour', first(900)),
];
