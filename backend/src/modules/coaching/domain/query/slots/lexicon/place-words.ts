import { spotReaders } from '#coaching/domain/understanding/spot.js';
import { scopeOf } from '#coaching/domain/query/read/scope-of.js';
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

const ENDS =
  /(?:best|worst|(?:fast|quick|slow|strong|weak|high|low|long|short|hard|easi|steep)est)/;

/** Stretches of a workout that words point at. */
export const PLACE_WORDS: readonly Entry[] = [
  ...spotReaders().map(([source, read]): Entry => ({
    pattern: new RegExp(String.raw`(?:the )?(?:${source})`, 'y'),
    read: (groups, text) => {
      // "Second strongest interval" is no second interval.
      const spot = ENDS.test(text) ? null : read(groups);
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
  place('warm ?-?up(?: lap| part| bit)?|warming up', { kind: 'phase', phase: 'warmup' }),
  place('(?:cool|warm) ?-?down(?: lap| part| bit)?|cooling down', {
    kind: 'phase',
    phase: 'cooldown',
  }),
  place(
    '(?:last|final) (?:full|whole|complete) (?:km|k|kilomet(?:re|er))',
    one({ kind: 'block', by: 'metres', length: 1000 }, -1),
  ),
  place(
    '(?:going|on the way|way)(?: out| there)?(?= (?:and|vs|or|then|,))|(?:going|on the way|way) (?:out|there)|out(?=(?:bound)?(?: leg| and back))|outbound',
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
  place(
    '(?:without|minus|excluding|not counting|leaving out|if you (?:take|leave) out) (?:all )?(?:the |my )?(?:stops?|stopping|waits?|waiting|pauses?|breaks?|(?:traffic |red )?lights?|standing(?: (?:around|still))?|cafe|coffee)(?: stops?| breaks?)?',
    { kind: 'moving' },
  ),
  place('(?:the )?first quarter (?:of an )?hour', first(900)),
];
