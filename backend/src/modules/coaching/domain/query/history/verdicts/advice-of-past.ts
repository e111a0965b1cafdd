import { after, say } from '#coaching/domain/answer/say.js';
import { count, duration } from '#coaching/domain/facts/draft.js';
import type { PastQuery } from '../past-query.js';
import { nounOf, sportNoun } from '../past-words.js';
import type { PastResult } from '../past-result.js';
import type { Training } from '../sessions.js';
import { noneIn } from '../value-of-past.js';
import {
  BREAK_DAYS,
  breakDays,
  daysAgoFact,
  everything,
  lateMean,
  lateWeeks,
  longestFact,
} from './basis.js';

/** "Can I start with my old intervals again?" after a break. */
export function comeback(query: PastQuery, training: Training): PastResult {
  const sessions = everything(query, training);
  if (sessions.length === 0) return noneIn(query, training);
  const ago = daysAgoFact(sessions, training);
  const noun = sportNoun(training, query);
  if (breakDays(sessions, training) < BREAK_DAYS)
    return {
      facts: [ago],
      answer: (placed) => ({
        finding: [
          say`Yes: your last ${noun} was only ${placed(ago)} days ago, so that is no long break.`,
        ],
        evidence: [],
        meaning: [],
      }),
    };
  const longest = longestFact(lateWeeks(query, training));
  return {
    facts: [ago, ...(longest ? [longest] : [])],
    answer: (placed) => ({
      finding: [
        say`Not yet: after ${placed(ago)} days without a ${noun}, begin with easy, short ${noun}s for a few weeks before the first intervals.`,
      ],
      evidence: [
        longest
          ? say`Your longest ${noun} in the last weeks before the break was ${placed(longest)}; stay well below that at first.`
          : null,
      ],
      meaning: ['Then start with fewer and easier intervals than you left off with.'],
    }),
  };
}

/** "How much fitness have I lost?" */
export function lostFitness(query: PastQuery, training: Training): PastResult {
  const fitness = training.sheet.get('fitness.fitness');
  const sessions = everything(query, training);
  if (!fitness) return { refused: 'no load of your workouts was measured' };
  const ago = daysAgoFact(sessions, training);
  const away = breakDays(sessions, training) >= BREAK_DAYS;
  return {
    facts: [ago],
    answer: (placed) => ({
      finding: [
        away
          ? say`Most of it, by load: after ${placed(ago)} days without training your fitness is ${fitness}.`
          : say`Not much: your fitness is ${fitness}, and your last workout was ${placed(ago)} days ago.`,
      ],
      evidence: [],
      meaning: [
        away
          ? 'Fitness here is the slow average of your daily load; what you can still do, only a workout shows.'
          : null,
      ],
    }),
  };
}

/** A share of the hours that leaves room for more (ours). */
const ROOM = 0.8;

/** "Worth adding a long ride?", "should I do more?": hours done against hours available. */
export function addMore(query: PastQuery, training: Training): PastResult {
  const mean = lateMean('time', query, training);
  const noun = sportNoun(training, query);
  if (!mean) return noneIn(query, training);
  const away = breakDays(everything(query, training), training) >= BREAK_DAYS;
  if (away) return comeback(query, training);
  const hours = training.sheet.get('athlete.hours');
  const longest = longestFact(lateWeeks(query, training));
  const room = !hours || mean.value < Number(hours.value) * 3600 * ROOM;
  return {
    facts: [mean.fact, ...(longest ? [longest] : [])],
    answer: (placed) => ({
      finding: [
        hours
          ? say`${room ? 'Yes, add some' : 'No need'}: you average ${placed(mean.fact)} a week of the ${hours} that your profile allows.`
          : say`Yes, a little at a time: you average ${placed(mean.fact)} a week.`,
      ],
      evidence: [
        room && longest
          ? say`Make your longest ${noun}, ${placed(longest)} lately, a little longer each week before you add anything hard.`
          : null,
      ],
      meaning: [],
    }),
  };
}

/** "Can I do four runs a week?": days done against days available. */
export function daysMore(query: PastQuery, training: Training): PastResult {
  const mean = lateMean('workouts', query, training);
  if (!mean) return noneIn(query, training);
  const days = training.sheet.get('athlete.days');
  const noun = nounOf(training, query);
  const asked = query.operation.kind === 'verdict' ? query.target : undefined;
  const wanted = asked ?? Math.round(mean.value) + 1;
  const fits = !days || wanted <= Number(days.value);
  const jump = wanted - mean.value > 1.5;
  const fact = count(
    {
      key: `past.days.wanted.${wanted}`,
      label: `${noun}s a week asked about`,
      about: ['count'],
      method: 'your question',
    },
    wanted,
  );
  return {
    facts: [mean.fact, fact],
    answer: (placed) => ({
      finding: [
        say`${fits && !jump ? 'Yes' : 'Not yet'}: you do ${placed(mean.fact)} ${noun}s a week${days ? say`, and your profile has ${days} days` : ''}${after(placed(fact))}.`,
      ],
      evidence: [
        'Make the new one short and easy for the first weeks, and keep the others as they are.',
      ],
      meaning: [],
    }),
  };
}

/** Form below which a rest is advised (usual reading of training stress balance). */
const TIRED_FORM = -20;
/** Growth of the week's load that is a good deal, in percent (ours). */
const MUCH_MORE = 25;

/** "Am I overtraining?", "should I back off?" */
export function overdone(query: PastQuery, training: Training): PastResult {
  const { sheet } = training;
  const [form, week] = [sheet.get('fitness.form'), sheet.get('fitness.week')];
  const usual = lateMean('load', query, training);
  if (!form || !usual) return { refused: 'there is too little history for your form' };
  const growth = week && usual.value > 0 ? (Number(week.value) / usual.value - 1) * 100 : 0;
  const tired = Number(form.value) <= TIRED_FORM || growth >= MUCH_MORE;
  return {
    facts: [usual.fact],
    answer: (placed) => ({
      finding: [
        say`${tired ? 'By your load, yes' : 'Not by your load'}: your form is ${form}${week ? say`, and the last seven days hold ${week} of load against ${placed(usual.fact)} in a usual week` : ''}.`,
      ],
      evidence: [],
      meaning: [
        tired
          ? 'Take a few easy days before the next hard one.'
          : 'How you feel counts more than any load: if you are tired, take an easy day.',
      ],
    }),
  };
}

/** "Should I run tomorrow?" */
export function tomorrow(query: PastQuery, training: Training): PastResult {
  const sessions = everything(query, training);
  if (sessions.length === 0) return noneIn(query, training);
  if (breakDays(sessions, training) >= BREAK_DAYS) return comeback(query, training);
  const form = training.sheet.get('fitness.form');
  const last = sessions.at(-1);
  const noun = sportNoun(training, query);
  const ago = daysAgoFact(sessions, training);
  const tired = form !== undefined && Number(form.value) <= TIRED_FORM;
  const time = duration(
    {
      key: `past.last.time.${last?.day}`,
      label: `Latest ${noun}`,
      about: ['time'],
      method: 'your workouts',
      quality: 'derived',
    },
    last?.movingS ?? 0,
  );
  return {
    facts: [ago, time],
    answer: (placed) => ({
      finding: [
        tired && form
          ? say`Better rest, or keep it easy: your form is ${form}.`
          : say`Yes, an easy one${form ? say`: your form is ${form}` : ''}, and your last ${noun} of ${placed(time)} was ${placed(ago)} ${ago.value === 1 ? 'day' : 'days'} ago.`,
      ],
      evidence: [],
      meaning: ['If you are tired or something hurts, rest instead.'],
    }),
  };
}
