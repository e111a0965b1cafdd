import { METRES_PER_MILE } from '#kernel/units.js';
import type { PastVerdict } from '#coaching/domain/query/history/past-query.js';
import { entry, words, type PastEntry } from '../past-slot.js';
import type { FactKey } from '#coaching/domain/facts/registry/fact-key.js';

const verdict = (of: PastVerdict, source: string): PastEntry =>
  words(source, { kind: 'verdict', of });
const stated = (key: FactKey, source: string): PastEntry => words(source, { kind: 'stated', key });
const unrecorded = (what: string, source: string): PastEntry =>
  words(source, { kind: 'unrecorded', what });

/** What workouts add up to in strain. */
const LOAD = '(?:training )?(?:loads?|tss|stress(?: score)?|suffer score)';

/** Judgements and advice. */
export const PAST_VERDICT_WORDS: readonly PastEntry[] = [
  verdict(
    'consistent',
    'consisten(?:t|cy|tly)|regular(?:ly|ity)?|disciplined|reliably|(?:do i )?skip (?:days|sessions|workouts)(?: often| a lot| much)?|stick(?:ing)? to it|kept at it',
  ),
  verdict(
    'polarised',
    'polari[sz](?:ed|ation|ing)|80 ?/ ?20|too much (?:in the )?(?:middle|tempo|moderate|zone (?:3|three)|z3|threshold|sweet ?spot)|(?:easy|hard) ?(?:/|vs|versus|to|and|or) ?(?:hard|easy) (?:balance|split|ratio|mix|share)|intensity (?:balance|mix|split)|balance of (?:easy|hard)|black hole|(?:mostly )?(?:easy|hard) and (?:hard|easy)|too much (?:grey|gray) zone|(?:grey|gray) zone|pyramidal',
  ),
  verdict(
    'progress',
    '(?:ma(?:de|ke)|making) (?:a |any |much )?difference|pa(?:id|y|ys|ying) off|got(?:ten)? me anywhere|any (?:gains|progress)|been worth it',
  ),
  verdict(
    'proud',
    'proud(?: of me)?|praise me|pat on the back|say something nice|compliment me|impress(?:ed|ive)|did i do well|give me (?:some )?credit',
  ),
  verdict(
    'comeback',
    // eslint-disable-next-line stridewatt/plain-english -- a word that athletes write
    '(?:start|begin|resume|pick up|go back to|jump back|get back|return)(?:ing)?(?: (?:again|straight|right))?(?: (?:with|to|into|in))?(?: (?:my|the))? (?:old|usual|same|previous|normal|where i)|(?:very )?first (?:week|ride|run|session|workout|days?|weeks) back|(?:after|from) (?:such |so )?(?:a |an |the |my )?(?:long |such a )?(?:layoff|lay ?off|break|time off|time away|absence|pause)|coming back|back (?:from|after) (?:a |my )?(?:break|layoff|time off)|comeback|(?:get|getting|ease|easing|come|coming|go|going) back (?:in(?:to)?(?: it| shape| training| riding| running| the saddle)?|at it|on (?:it|track|the bike))|back in(?:to)? (?:it|shape|training|the saddle)|start(?:ing)? (?:again|over|back)|ease back',
  ),
  verdict(
    'lost',
    '(?:still )?as (?:fit|strong|fast) as|(?:how much )?fitness (?:have i |did i |ive )?(?:lost|lose|gone)|how much have i lost|lost (?:my |all my |much )?fitness|how (?:unfit|detrained)|detrained|out of shape',
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
  verdict(
    'ramp',
    'too (?:steep|fast|quick|quickly|rapid|aggressive) (?:a )?(?:build|ramp|increase|rise|jump)?|(?:build(?:ing)?|ramp(?:ing)?|increas(?:e|ing)|ris(?:e|ing)|build ?up|progression)(?: (?:it|that|this|load|volume|up))?(?: \\w+){0,2} too (?:steep|fast|quick|quickly|much|aggressive|soon)|(?:ten|10) ?(?:percent|%) (?:rule|guideline)|ramp(?:ing)? rate (?:ok|safe|too|sensible)|too much too soon|safe (?:build|ramp|increase|progression)|(?:build|ramp|increase) (?:is )?(?:safe|sensible|reasonable|sustainable|ok)',
  ),
  stated(
    'athlete.ftp',
    'ftp|threshold power|functional threshold(?: power)?|(?:what |which |my |the )?threshold(?! (?:pace|heart|hr|day|session|run|ride|workout))',
  ),
  stated(
    'athlete.maxHr',
    '(?:my |the )?(?:max(?:imum)? (?:heart ?-?rate|hr|pulse)) (?:setting|in (?:my|the) (?:profile|settings)|you (?:use|have|assume|think))',
  ),
  stated('fitness.form', 'form(?! of)|tsb|freshness'),
  stated('fitness.fitness', 'fitness|ctl'),
  stated('fitness.fatigue', 'fatigue|atl'),
  stated('athlete.weight', '(?:my )?(?:weight|body ?weight)|how heavy am i'),
  stated('athlete.restingHr', 'resting (?:heart ?-?rate|hr|pulse)'),
  words(
    `(?:what (?:does|do|is meant by)|define|explain|meaning of|definition of|whats) (?:my |the |a |this )?${LOAD}(?: even| actually| really| number| value)*(?: mean(?:s)?| stand for| to me)|(?:define|explain|definition of|meaning of) (?:my |the |a |this )?${LOAD}|^(?:and |so |ok |sorry )?(?:what is|whats|what are) (?:a |an |this |the )?${LOAD}(?: again| then| exactly| anyway)?$`,
    {
      kind: 'defined',
    },
  ),
  words(
    'what (?:does|do|is meant by) (?:\\w+ ){1,4}(?:even |actually |really )?(?:mean|stand for|tell me)|(?:define|definition of|explain|meaning of|whats the meaning of)(?: (?:the|a|my|what))?|^(?:and |so |ok |sorry )?(?:what is|whats|what are) (?:a |an |this |the )?(?:ctl|atl|tsb|decoupling|efficiency factor|intensity factor|normali[sz]ed power|np|ef|vi|ftp|w/kg|polari[sz]ed training|aerobic decoupling)(?: again| then| exactly| about)?$',
    { kind: 'elsewhere' },
  ),
  stated(
    'criticalPower.wPrime',
    'w ?(?:prime|\u2032)|w(?= (?:again|value|number)$)|anaerobic (?:capacity|work capacity|reserve)',
  ),
  stated('criticalPower.watts', 'critical power|cp'),
  words('goals?|targets?|aim(?:ing)?(?: for)?', { kind: 'goal' }),
  words(
    '(?:how (?:long|many days|many weeks|far)|when) (?:is |until |till |to )+(?:my |the )?(?:big )?(?:race|event|marathon|day)|countdown(?: (?:to|until|till|for))?(?: (?:my|the))?(?: (?:big|main|goal|next|target|a))*(?: (?:race|event|day|ride|run))?|(?:days|weeks|how long) (?:until|till|to|left until) (?:my |the )?(?:race|event)|(?:my|the|that) (?:big |goal |main |target |a )?(?:race(?! (?:pace|power|effort|in (?:may|june|april|march)))(?: day)?|event)|race ?day|(?:a |my |the )?(?:goal|target|main|big|a) (?:event|race)|(?:weeks|days) out(?= |$)',
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
  entry('(?:the|my|that) (\\d{2,3}) ?-?k(?:m|er)?(?= (?:in|on|from|last|back) )', ([n]) => ({
    kind: 'feat',
    by: 'metres',
    value: Number(n) * 1000,
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
  unrecorded('the energy (calories) of your workouts taken together', 'calories?|kcal|energy'),
  unrecorded('the weather', 'weather|rain(?:ed|y)?|wind(?:y)?'),
];
