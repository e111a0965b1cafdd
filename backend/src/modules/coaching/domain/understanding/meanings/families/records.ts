import { wordings, type Meaning } from '../meaning.js';

/** Records, predictions, progress. */
export const RECORDS: readonly Meaning[] = [
  {
    id: 'records',
    label: 'Records in this workout',
    question: 'Did I set any records?',
    operation: 'extreme',
    topics: {},
    asked: ['workout'],
    wordings: wordings(`
      any prs
      did i set a pb
      new records today?
      was that a personal best
      fastest 5k in this run
      best km time in there
      did i break any records
      is this my best 20 min ever
      pr?
      season best?
      how close was i to my pb
      fastest mile
      any kom worthy efforts
      what was my 10k time within the run
      was it a power pb
      best 400m
      did i beat my best
      any personal bests
      is that a record for me
      fastest half marathon segment
      did i smash anything
    `),
  },
  {
    id: 'prediction',
    label: 'Race prediction',
    question: 'What race could I run now?',
    operation: 'prediction',
    topics: { workout: 'prediction' },
    wordings: wordings(`
      what 10k could i run
      predict my marathon time
      can i go sub 3
      what half time am i in shape for
      5k prediction
      am i ready for sub 40
      could i run sub 20 for 5k
      marathon pace guess
      whats my race potential
      what time should i aim for in the half
      is a 1:45 half realistic
      estimate my marathon
      how fast could i race
      what could i run if i tapered
      goal time for 10k
      race time predictor
      would i break 50 minutes
      what marathon am i good for
      could i do bq
      which finishing time is realistic
      predicted 5 k
      what am i capable of on race day
    `),
  },
  {
    id: 'vdot',
    label: 'VDOT and training paces',
    question: 'What are my training paces?',
    operation: 'value',
    topics: { workout: 'vdot' },
    wordings: wordings(`
      whats my vdot
      training paces
      what should my easy pace be
      vo2max?
      vo2 max estimate
      what pace for intervals
      my threshold pace
      how fast should i run my easy runs
      which pace should i do 400s at
      daniels paces
      tempo pace for me
      what is my vo2max
      how fast should my long run be
      pace zones from this race
      recommended interval pace
      what pace is z2 for me
      repetition pace
      m pace
      what vo2 does this correspond to
      paces i should train at
    `),
  },
  {
    id: 'what-if',
    label: 'What if',
    question: 'What if my FTP were higher?',
    operation: 'whatIf',
    topics: {},
    wordings: wordings(`
      if my ftp was 300
      what if i weighed 70 kg
      what would the tss be with ftp 260
      if i had held 250w how fast
      if i lost 5 kg how much quicker uphill
      what if i had started slower
      how much faster with 20 more watts
      suppose my threshold was 10 bpm higher
      if i kept that pace for a marathon
      would it have been z2 with a higher ftp
      if i skipped the stops what would my average be
      say i ride it at 200w
      what would my if be at 320
      if my max hr is 195 what zones
      how long would 40k have taken at that pace
      what if i did 2 more reps
      and with 10 watts less
      if i ran the whole thing like the first half
      had i not stopped how fast
      what if my ftp is wrong
      assuming 65 kg
    `),
  },
  {
    id: 'definition',
    label: 'What a term means',
    question: 'What does normalized power mean?',
    operation: 'definition',
    topics: { workout: 'definition', comparison: 'definition', history: 'definition' },
    wordings: wordings(`
      what does np even mean
      whats tss
      explain decoupling
      what is ftp
      what does intensity factor mean
      define normalized power
      whats a negative split
      wtf is vi
      what is ctl supposed to tell me
      meaning of vdot
      what does tsb stand for
      how is tss calculated
      whats the difference between threshold and ftp
      explain zones to me
      what is cadence
      i dont get what drift means
      what does w prime mean
      eli5 normalized power
      what do you mean by variability
      what is lactate threshold
      how do you work out the load
      whats sweet spot
      what is gap pace
    `),
  },
  {
    id: 'improving',
    label: 'Getting better',
    question: 'Am I improving?',
    operation: 'trend',
    topics: { workout: 'improving', history: 'improving', comparison: 'compare' },
    wordings: wordings(`
      am i improving
      am i getting faster
      getting any better?
      is my fitness improving
      do you see progress
      any progress since spring
      am i stuck
      have i plateaued
      am i slower than last year
      is the training working
      is my vo2max going up
      am i making gains
      did i get fitter
      am i fitter than a month ago
      has my easy pace improved
      trend over the last months
      is my efficiency getting better
      am i going backwards
      do i improve at all
      how much have i improved
      is it paying off
    `),
  },
  {
    id: 'against-last',
    label: 'Against last time',
    question: 'How does it compare with last time?',
    operation: 'compare',
    topics: { workout: 'history' },
    wordings: wordings(`
      better than last time?
      compare to last time
      vs my last 5x4
      how does this compare with last week
      was i faster than the last time i did this
      compared to my previous long run
      same route last month how did i do
      is it better than the one before
      did i beat last weeks ride
      how did i do against my last tempo
      difference to last time
      was my hr lower than last time
      stronger than the previous one?
      last time i did this was i quicker
      compare with my previous session
      me now vs me last month
      how does it stack up against the last one
      any better than tuesday
      against the same workout before
      improved since last time i ran this loop
    `),
  },
  {
    id: 'against-usual',
    label: 'Against my usual',
    question: 'Was this unusual for me?',
    operation: 'compare',
    topics: { workout: 'history' },
    wordings: wordings(`
      was that normal for me
      how does it compare to my usual
      is this typical
      better than my average ride
      longer than usual?
      harder than what i normally do
      is my hr higher than usual
      compared to my normal easy runs
      is that above average for me
      was this an unusual session
      faster than my typical long run
      how does it rank among my rides
      different from my usual tuesday ride
      more than i normally do
      out of the ordinary?
      below par or normal
      usual pace for me?
      did i do more than i usually do
      is this what i always do
      compared to other rides like this
    `),
  },
];
