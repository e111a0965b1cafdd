import { shaped } from '../answer/fit.js';
import type { SheetKind } from '../facts/fact-sheet.js';
import { askedIn } from '../understanding/asked.js';
import { cadenceTopic } from './body/cadence.topic.js';
import { heartRateTopic } from './body/heart-rate.topic.js';
import { fairTopic } from './comparison/fair.topic.js';
import type { Direct } from './direct/direct.js';
import { hardTimeTopic } from './effort/hard-time.topic.js';
import { recoveryTopic } from './effort/recovery.topic.js';
import { tempoTopic } from './effort/tempo.topic.js';
import { improvingTopic } from './fitness/improving.topic.js';
import { powerCurveTopic } from './fitness/power-curve.topic.js';
import { powerTopic } from './fitness/power.topic.js';
import { ftpEvidenceTopic } from './history/ftp-evidence.topic.js';
import { historyTopic } from './history.topic.js';
import { climbPacingTopic } from './pacing/climb-pacing.topic.js';
import { climbingTopic } from './pacing/climbing.topic.js';
import { driftTopic } from './pacing/drift.topic.js';
import { durabilityTopic } from './pacing/durability.topic.js';
import { efficiencyTopic } from './pacing/efficiency.topic.js';
import { pacingTopic } from './pacing/pacing.topic.js';
import { eventPlanTopic, taperTopic } from './plan/event.topic.js';
import { intensityPlanTopic } from './plan/intensity.topic.js';
import { nextSessionTopic } from './plan/next-session.topic.js';
import { weaknessTopic } from './plan/weakness.topic.js';
import { weekPlanTopic } from './plan/week.topic.js';
import { speaksOf, type Topic } from './topic.js';

interface Named {
  readonly topic: Topic;
  readonly words: RegExp;
  /** Words that make it another question. */
  readonly not?: RegExp;
  /** Where only the other kinds of sheet have it by this name. */
  readonly kinds?: readonly SheetKind[];
}

const PARTS =
  /\b(?:laps?|reps?|intervals?|km \d+|miles?|half|halves|quarters?|recover(?:y|ies)|climbs?|hills?|descents?|between|minutes? \d+)\b/;
const EARLIER = String.raw`(?:last|previous|earlier|past|prior|old|recent) (?:one|ones|time|set|sets|month|week|session|sessions|rides?|runs?|workouts?|\d+ ?x ?\d+)|earlier ones?|(?:one|set|time) before|like it|usual|my last|months? ago`;

/** Questions that are asked by name, the narrower first. */
const NAMED: readonly Named[] = [
  {
    topic: fairTopic,
    words:
      /\b(?:fair(?:ly)?|apples (?:to|with|and) apples|apples and (?:oranges|pears)|like (?:for|with) like|same conditions|(?:are|were) (?:they|these|those) (?:even |really )?comparable|can (?:i|you|they|these|those)(?: be| even)? compared?)\b/,
    not: /\bfair (?:enough|bit|amount)\b|\bunfair\b/,
    kinds: ['comparison'],
  },
  {
    topic: taperTopic,
    words:
      /\b(?:how much|what|which|target|right) (?:\w+ )?(?:load|tss|training|volume)\b.*\btaper/,
  },
  {
    topic: eventPlanTopic,
    words:
      /\b(?:build|prepare|prep|train|get ready|work) (?:up |myself )?(?:to|towards?|for) (?:my|the|an?) (?:\w+ )?(?:event|race|big day|goal)\b|\bplan (?:to|until|for) my (?:event|race)\b/,
  },
  {
    topic: intensityPlanTopic,
    words:
      /\bwhere\b.*\b(?:put|place|fit|slot)\b.*\b(?:hard|easy|rest|intensity|intervals)\b|\b(?:hard days|rest days)\b.*\b(?:where|when|space\w*|between|spread)\b/,
  },
  {
    topic: weekPlanTopic,
    words:
      /\b(?:lay|set|map|plan|organi[sz]e|structure|build|arrange) ?(?:out|up)? (?:my|the|a|next)(?: \w+)? week\b|\b(?:next|coming) week\b.*\bfocus\b/,
  },
  {
    topic: weaknessTopic,
    words:
      /\b(?:what|which) (?:\w+ )?should i (?:work on|improve|train more|fix|focus on)\b|\bwhat (?:to|do i need to) (?:work on|improve|fix)\b|\bmy (?:biggest |main )?(?:weakness|limiter|weak ?spot|weak point)s?\b/,
  },
  {
    topic: nextSessionTopic,
    words:
      /\bwhat (?:should|could|would|can|shall) (?:my|be my|the) next (?:ride|run|session|workout)\b|\bnext (?:ride|run|session|workout) (?:should|be)\b/,
  },
  {
    topic: powerCurveTopic,
    words:
      /\bpower ?(?:-?duration)? (?:curve|profile)\b|\bmean.?max(?:imal)?\b|\bmmp\b|\b(?:(?:best|peak|top) powers|power bests)\b/,
    kinds: ['workout'],
  },
  {
    topic: powerTopic,
    words:
      /\b(?:np|normali[sz]ed(?: power)?)\b.*\b(?:compare[ds]?|vs|versus|against|than|differ\w*|relate\w*|next to|beside)\b.*\b(?:average|avg|mean)\b|\b(?:average|avg|mean)(?: power)?\b.*\b(?:compare[ds]?|vs|versus|against|differ\w*|relate\w*)\b.*\b(?:np|normali[sz]ed)\b/,
    not: /\b(?:why|lap|laps|interval|intervals|last|first|by how much|how much|half)\b/,
    kinds: ['workout'],
  },
  {
    topic: climbPacingTopic,
    words:
      /\bpac(?:e|ed|ing)\b.*\b(?:on|up|of|over|for)?\b.*\b(?:the|that|my) (?:\w+ )?(?:climb|hill|ascent|col)\b|\b(?:the|that|my) (?:\w+ )?(?:climb|hill|ascent)\b.*\b(?:well|evenly|badly|right) paced\b|\b(?:split|spread|distribute[ds]?) (?:my|the) (?:power|effort|watts)\b.*\b(?:the|that|my) (?:\w+ )?(?:climb|hill|ascent)\b/,
    not: /^pace\b|\b(?:my|average|avg|what(?: was|s)?|grade|adjusted) pace\b|\b(?:last|first|second|third|\d+th) (?:climb|hill)\b|\bclimbs\b|\bwhat pace\b/,
    kinds: ['workout'],
  },
  {
    topic: climbingTopic,
    words:
      /\b(?:hills?|climbs?|climbing|climb|elevation|ascents?|uphills?)\b.*\b(?:slow(?:ed)? (?:me|it|us)|cost (?:me|us))\b|\bhow (?:hard|tough|bad|heavy) were (?:the|those) (?:hills|climbs)\b|\bhow hard were hills\b|\b(?:slow(?:ed)?|cost)\b.*\bby (?:the )?(?:hills|climbs)\b/,
    not: /\b(?:which|lap|km \d|most)\b/,
    kinds: ['workout'],
  },
  {
    topic: efficiencyTopic,
    words: new RegExp(
      String.raw`\b(?:efficien\w*|ef)\b.*(?:\b(?:${EARLIER})\b|\b(?:these|those) \d? ?(?:long )?(?:runs|rides)\b)`,
    ),
    kinds: ['workout'],
  },
  {
    topic: historyTopic,
    words: new RegExp(
      String.raw`\b(?:compare[ds]?|against|versus|vs|stack up|measure up|better than|worse than|beside|next to)\b.*\b(?:${EARLIER})\b`,
    ),
    not: /\b(?:lap|rep|km|interval|climb|half|quarter|plan(?:ned)?) ?\d*\b.*\b(?:last|previous) one\b|\b(?:first|second|third|fastest|slowest|best|hardest)\b|\bintervals? \d/,
    kinds: ['workout'],
  },
  {
    topic: driftTopic,
    words:
      /\b(?:did|does|has|have|was there|is there|any)\b.*\b(?:heart ?rate|hr|pulse|cardiac|heart)\b.*\b(?:drift\w*|creep|crept)\b|^(?:any )?(?:cardiac|heart ?rate|hr) drift$|\b(?:aerobic|endurance) base\b|\bbase (?:fitness|endurance)\b|\bwas there (?:any |much )?(?:drift|decoupling)\b/,
    not: /\b(?:how much|how many|when|where|which|why|per|laps?|reps?|intervals?|half|quarter|first|last|by|beats)\b/,
    kinds: ['workout'],
  },
  {
    topic: durabilityTopic,
    words:
      /\b(?:how well|how) (?:did|have) (?:i|the runner|the rider) (?:last|hold up|hold out|endure|cope|do) (?:late|deep|near the end|to the end|in the (?:late|closing|final))\b|\b(?:durability|fatigue resistance|staying power)\b/,
    kinds: ['workout'],
  },
  {
    topic: tempoTopic,
    words:
      /\b(?:my|the) tempo(?: (?:part|block|bit|section|piece|run|segment|stretch))?\b.*\b(?:right|correct|zone|at tempo|tempo|ok|too (?:fast|slow|hard|easy))\b|\bhow was (?:my|the) tempo\b/,
    kinds: ['workout'],
  },
  {
    topic: hardTimeTopic,
    words:
      /\b(?:how (?:long|much time|many minutes)|time|minutes|mins)\b.*\b(?:above|over|at|at or above|beyond|past) (?:my |the )?(?:threshold|ftp|lthr|lactate threshold)\b/,
    not: PARTS,
    kinds: ['workout'],
  },
  {
    topic: cadenceTopic,
    words:
      /\b(?:cadence|step rate|stride rate|turnover|rpm|spm)\b.*\b(?:ok|okay|all right|alright|fine|good|bad|too (?:low|high|slow|fast)|normal|right)\b|\bhow (?:is|was|s|are) my (?:cadence|step rate|turnover)\b/,
    not: PARTS,
    kinds: ['workout'],
  },
  {
    topic: heartRateTopic,
    words:
      /\b(?:is|was|were|are|looks?|look|seems?) (?:my |the |an? )?(?:average )?(?:heart ?rate|hr|pulse|heart|bpm)\b.*\b(?:normal|ok|okay|all right|alright|fine|too (?:high|low)|healthy|worry\w*|high for|reasonable|in order)\b/,
    not: /\b(?:laps?|reps?|intervals?|km|half|quarter|sensor|strap|reading|first|last|end|lap|maxi?m?u?m?|setting|profile)\b/,
    kinds: ['workout'],
  },
  {
    topic: recoveryTopic,
    words:
      /\b(?:rest day|days? off|day of rest)\b|\b(?:how (?:long|many (?:days|hours))|when)\b.*\b(?:recover(?:ed|y)?|rest(?:ed)?|fresh)\b|\bhow much (?:recovery|rest)\b.*\b(?:need|take|require|call for|deserve)s?\b/,
    not: /\b(?:tomorrow|between|each|reps?|intervals?|laps?|did i rest|heart ?rate recovery|recoveries|were|was|race|where)\b/,
    kinds: ['workout'],
  },
  {
    topic: improvingTopic,
    words:
      /\b(?:am i|are my runs|are my rides|is my (?:running|riding|cycling|fitness|pace at the same heart rate)) (?:getting |becoming |any )?(?:improving|better|fitter|faster|stronger|progress\w*)\b|\bam i (?:getting|becoming)(?: any)? (?:better|fitter|faster|stronger|quicker)\b/,
    kinds: ['workout'],
  },
  {
    topic: pacingTopic,
    words:
      /\b(?:did|have|was|were) i\b.*\b(?:fad(?:e|ed|ing)|slow(?:ed|ing)? down|weak(?:er|en|ened)|drop(?:ped)? off|bonk(?:ed)?|tire|tired)\b.*\b(?:end|finish|finale|last part|late on|towards the end|closing)\b/,
    not: /\b(?:laps?|reps?|intervals?|km|heart|hr|cadence|climbs?|hills?|why|how much|by how|last (?:quarter|half|third|\d+))\b/,
    kinds: ['workout'],
  },
  {
    topic: ftpEvidenceTopic,
    words:
      /\b(?:does|is|do|should)\b.*\bftp\b.*\b(?:still|fits?|right|correct|real|realistic|accurate|true|too (?:low|high)|changed?|updated?)\b/,
    not: /\b(?:since|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|over the)\b/,
    kinds: ['history'],
  },
];

/** The topic that a question asks for by name; null where it names none. */
export function namedTopic(plain: string, kind: SheetKind): Topic | null {
  const found = NAMED.find(
    ({ topic, words, not, kinds }) =>
      (kinds ?? topic.kinds ?? ['workout']).includes(kind) &&
      speaksOf(topic, kind) &&
      words.test(plain) &&
      not?.test(plain) !== true,
  );
  return found?.topic ?? null;
}

/** What is asked by name is no question about parts and values. */
export const named: Direct = (sheet, { plain }) => {
  const topic = namedTopic(plain, sheet.kind);
  return (
    topic && {
      sheet,
      topic: topic.id,
      answer: shaped(topic.answer(sheet, plain, askedIn(plain)), 'answer'),
    }
  );
};
