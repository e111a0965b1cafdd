import { METRES_PER_MILE } from '#kernel/units.js';
import type { PastVerdict } from '#coaching/domain/query/history/past-query.js';
import { entry, words, type PastEntry } from '../past-slot.js';

const verdict = (of: PastVerdict, source: string): PastEntry =>
  words(source, { kind: 'verdict', of });
const stated = (key: string, source: string): PastEntry => words(source, { kind: 'stated', key });
const unrecorded = (what: string, source: string): PastEntry =>
  words(source, { kind: 'unrecorded', what });

/** Judgements and advice. */
export const PAST_VERDICT_WORDS: readonly PastEntry[] = [
  verdict(
    'consistent',
    'consisten(?:t|cy|tly)|regular(?:ly|ity)?|disciplined|reliably|(?:do i )?skip (?:days|sessions|workouts)(?: often| a lot| much)?|stick(?:ing)? to it|kept at it',
  ),
  verdict(
    'polarised',
    'polari[sz](?:ed|ation|ing)|80 ?/ ?20|(?:mostly )?(?:easy|hard) and (?:hard|easy)|too much (?:grey|gray) zone|(?:grey|gray) zone|pyramidal',
  ),
  verdict(
    'proud',
    'proud(?: of me)?|praise me|pat on the back|say something nice|compliment me|impress(?:ed|ive)|did i do well|give me (?:some )?credit',
  ),
  verdict(
    'comeback',
    '(?:start|begin|resume|pick up|go back to|jump back|get back|return)(?:ing)?(?: (?:again|straight|right))?(?: (?:with|to|into|in))?(?: (?:my|the))? (?:old|usual|same|previous|normal|where i)|first week back|coming back|back (?:from|after) (?:a |my )?(?:break|layoff|time off)|comeback|start(?:ing)? (?:again|over|back)|ease back',
  ),
  verdict(
    'lost',
    '(?:how much )?fitness (?:have i |did i |ive )?(?:lost|lose|gone)|how much have i lost|lost (?:my |all my |much )?fitness|how (?:unfit|detrained)|detrained|out of shape',
  ),
  verdict(
    'more',
    'worth adding|(?:should|could|can) i (?:add|do more|train more|ride more|run more|increase)|add(?:ing)? (?:a|another|one more|an extra) (?:long |extra )?(?:ride|run|session|workout)|room for more|do(?:ing)? (?:less than half|too little)|more volume|enough (?:volume|training)|am i (?:doing|training|riding) enough|do i (?:train|ride|run) enough',
  ),
  verdict(
    'ready',
    '(?:will|am) i (?:be )?ready|be ready|ready (?:for|in|by)|on track|am i running enough(?: for)?|enough for (?:a|my|the)|still on|realistic|in time for',
  ),
  verdict(
    'overdone',
    'over ?-?train(?:ed|ing)|overdo(?:ing|ne)?(?: it)?|overreach(?:ed|ing)|too much(?: training| load| lately)?|burn(?:t|ed|ing)? out|back off|(?:should i )?take it easy|dig(?:ging)? (?:myself )?(?:into )?a hole|need a (?:rest|break)|deload',
  ),
  verdict(
    'tomorrow',
    '(?:should|can|could|shall) i (?:\\w+ )?(?:run|ride|train|go)(?: \\w+)? tomorrow|tomorrow',
  ),
  verdict(
    'sameHeart',
    '(?:same|equal|given) (?:power|watts|pace|speed|effort)|for the same (?:power|watts|pace|heart ?rate)|at the same (?:power|watts|pace)',
  ),
  stated('athlete.ftp', 'ftp|threshold power|functional threshold(?: power)?'),
  stated('fitness.form', 'form(?! of)|tsb|freshness'),
  stated('fitness.fitness', 'fitness|ctl'),
  stated('fitness.fatigue', 'fatigue|atl'),
  stated('athlete.weight', '(?:my )?(?:weight|body ?weight)|how heavy am i'),
  stated('athlete.restingHr', 'resting (?:heart ?-?rate|hr|pulse)'),
  words('goals?|targets?|aim(?:ing)?(?: for)?', { kind: 'goal' }),
  words(
    '(?:how (?:long|many days|many weeks|far)|when) (?:is |until |till |to )+(?:my |the )?(?:big )?(?:race|event|marathon|day)|(?:days|weeks|how long) (?:until|till|to|left until) (?:my |the )?(?:race|event)|(?:my|the) (?:race|event)',
    { kind: 'event' },
  ),
  entry('(\\d+)(?: |-)?(?:milers?|mile (?:run|ride|race))', ([n]) => ({
    kind: 'feat',
    by: 'metres',
    value: Number(n) * METRES_PER_MILE,
  })),
  entry('(\\d+) ?-?k(?:m)?(?:er)? (?:run|ride|race)', ([n]) => ({
    kind: 'feat',
    by: 'metres',
    value: Number(n) * 1000,
  })),
  entry('(\\d+) ?-?(?:h|hour) (?:run|ride|race)', ([n]) => ({
    kind: 'feat',
    by: 'seconds',
    value: Number(n) * 3600,
  })),
  words('(?:the|my|that|a) (?:imperial )?century(?: ride)?', {
    kind: 'feat',
    by: 'metres',
    value: 100 * METRES_PER_MILE,
  }),
  words('(?:the|my|that) (?:full )?marathon', { kind: 'feat', by: 'metres', value: 42_195 }),
  words(
    '(?:i (?:have )?(?:cracked|hit|smashed|broke|passed|topped|managed|did|rode|ran|climbed|covered|logged)|ive (?:cracked|hit|done|ridden|run|climbed))(?= (?:over |about |more than |nearly |at least )?\\d)',
    { kind: 'claimed' },
  ),
  unrecorded('your sleep', 'sle(?:ep|pt)|sleeping'),
  unrecorded('your heart-rate variability', 'hrv'),
  unrecorded(
    'the energy (calories) of your workouts taken together',
    'calories?|kcal|kj|kilojoules|energy|joules',
  ),
  unrecorded('the weather', 'weather|rain(?:ed|y)?|wind(?:y)?'),
];
