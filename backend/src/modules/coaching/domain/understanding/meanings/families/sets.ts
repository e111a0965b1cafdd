import { wordings, type Meaning } from '../meaning.js';

/** Sets of intervals as a whole. */
export const SETS: readonly Meaning[] = [
  {
    id: 'count-parts',
    label: 'Number of intervals',
    question: 'How many intervals did I do?',
    operation: 'count',
    topics: { workout: 'intervals' },
    wordings: wordings(`
      how many intervals did i do
      how many reps
      number of laps
      count the reps
      how many did i complete
      did i do all 8
      how many laps were there
      how many times did i go above threshold
      how many sprints
      number of intervals
      how many hill repeats
      was it 5 or 6 reps
      did i do 10 x 1 min
      how many efforts
      how many work bouts do you see
      rep count
      total number of reps
      how many of them did i finish
      how many km splits under 5
      how many laps over 300w
    `),
  },
  {
    id: 'trend-parts',
    label: 'Trend over intervals',
    question: 'Did my intervals get better or worse?',
    operation: 'trend',
    topics: { workout: 'intervals' },
    wordings: wordings(`
      did my reps get slower
      did i fade over the reps
      did the intervals get worse
      how did my power change from rep to rep
      was i dropping off each rep
      did hr go up each interval
      trend over the laps
      did i get faster with each one
      did i hold it over the set
      power dropping over the intervals?
      did the later reps suffer
      were my km splits getting slower
      how did it develop over the laps
      did i build through the set
      was i losing watts every rep
      did it go downhill after rep 3
      progression over the reps
      each lap faster than the last?
      did my cadence fall over the reps
      did the set fall apart
      hr trend across intervals
    `),
  },
  {
    id: 'consistency',
    label: 'How even the intervals were',
    question: 'How even were my intervals?',
    operation: 'verdict',
    topics: { workout: 'intervals' },
    wordings: wordings(`
      how even were my intervals
      were the reps consistent
      did i nail the set
      how consistent were my 400s
      did i hit my intervals
      how did the intervals go
      was the set any good
      how were my reps
      were they all the same
      were my laps even
      quality of the intervals
      was it a solid set
      interval execution
      how tight were the reps
      were my repeats on point
      how well did i execute the intervals
      did i keep the reps together
      rate my intervals
      5x4 how was it
      reps steady?
      were the intervals too hard
      did i do the set properly
    `),
  },
  {
    id: 'recoveries',
    label: 'Recoveries between intervals',
    question: 'How were my recoveries between the intervals?',
    operation: 'value',
    topics: { workout: 'intervals' },
    wordings: wordings(`
      were my recoveries long enough
      how long did i rest between reps
      rest between intervals
      did my hr come down between reps
      how low did hr get in the recoveries
      were the breaks too short
      how fast did my heart rate drop after the reps
      recovery jog pace
      what power in the recoveries
      did i recover between the efforts
      was i going too hard in the rests
      rest intervals how long
      recovery valleys
      how much did hr fall in a minute
      heart rate recovery
      should i take longer rests between sets
      did i rest too much between them
      average recovery time between intervals
      was my float too fast
      how easy were the easy bits
      how long were the rests
    `),
  },
  {
    id: 'plan-done',
    label: 'Plan against done',
    question: 'Did I do what was planned?',
    operation: 'compare',
    topics: { workout: 'intervals' },
    wordings: wordings(`
      did i do what was planned
      did i hit the targets
      plan vs actual
      was i on target
      did i follow the workout
      how many steps did i miss
      did i stick to the plan
      was my power in the target range
      did i go over the prescribed watts
      target vs done
      did i complete the structured workout
      what was i supposed to do
      which steps did i fail
      did i undershoot
      how close to the prescription was i
      did i execute it as written
      how well did i comply
      was i within the target
      planned 5x5 did i manage
      compliance score
      was i over or under target
    `),
  },
];
