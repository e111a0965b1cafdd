import { wordings, type Meaning } from '../meaning.js';

/** How hard it was: verdicts, load, zones, time above. */
export const EFFORT: readonly Meaning[] = [
  {
    id: 'effort',
    label: 'How hard it was',
    question: 'How hard was it for me?',
    operation: 'verdict',
    topics: { workout: 'effort', comparison: 'compare' },
    wordings: wordings(`
      how hard was that
      was that too hard
      did i go easy enough
      was this actually an easy run
      did i overcook it
      did i push hard enough
      was i slacking
      was it a tough one
      supposed to be z2 was it
      how intense was this
      was that a proper workout
      did i go too hard for a recovery ride
      was it hard or am i just unfit
      did i leave something in the tank
      how deep did i go
      was that max effort
      did i sandbag
      was i overdoing it
      how demanding was that session
      did it count as hard
      effort level?
      was my easy day easy
      felt brutal was it really
      was i going full gas
      easy moderate or hard
    `),
  },
  {
    id: 'load',
    label: 'Training stress',
    question: 'What was the training stress?',
    operation: 'value',
    topics: { workout: 'load', comparison: 'compare' },
    wordings: wordings(`
      tss?
      whats my tss
      how much load was that
      training stress score
      trimp
      intensity factor
      how big was the training load
      whats the if for this ride
      how much stress did that put on me
      load for the session
      is that a high tss
      what was the hr load
      why is my tss so high
      why so low tss for 3 hours
      training effect
      how much strain
      session load pls
      rtss
      how taxing was it in numbers
      relative effort
      stress score
      strain score for today
    `),
  },
  {
    id: 'zones',
    label: 'Time in zones',
    question: 'How was my time spread over the zones?',
    operation: 'share',
    topics: { workout: 'zones', comparison: 'compare' },
    asked: ['history'],
    wordings: wordings(`
      time in zones
      what zone was i mostly in
      zone breakdown
      how much z2
      what percentage was easy
      hr zones pls
      power zones split
      how many minutes in zone 4
      did i stay in zone 2
      how much time in each zone
      zone distribution
      was it mostly aerobic
      how much of it was tempo
      which zone did i spend the longest in
      how long in the red
      zones?
      time in z5
      show me the zones as a table
      was i in the grey zone all day
      what percent above z3
      how much was below aerobic threshold
      pace zones
    `),
  },
  {
    id: 'hard-time',
    label: 'Time above threshold',
    question: 'How long was I above threshold?',
    operation: 'timeWithin',
    topics: { workout: 'hard-time' },
    wordings: wordings(`
      how long was i above threshold
      time over ftp
      how many minutes over lt
      how much time at threshold
      time above 300 watts
      how long over 170 bpm
      minutes spent above 90 percent
      how much hard work was in there
      how long did i spend in the pain cave
      time spent over cp
      how long was i above my limit
      time at vo2max
      how long did i hold over 250
      amount of time at high intensity
      how much time was above lactate threshold
      how long was my hr over 180
      time under 4 min pace
      how many mins were actually quality
      time at or over sweet spot
      how much time faster than race pace
      sum of hard minutes
    `),
  },
  {
    id: 'intensity-of-work',
    label: 'Best steady tempo part',
    question: 'How was the tempo part?',
    operation: 'value',
    topics: { workout: 'tempo' },
    wordings: wordings(`
      how was my tempo
      how was the tempo block
      how long was the tempo section
      what power did i do in the tempo part
      was my tempo pace right
      tempo part how fast
      did i nail the sweet spot block
      how was the steady bit in the middle
      threshold block average
      did the tempo piece hold together
      what was my pace in the tempo
      was the tempo at the right intensity
      how long did i hold tempo
      marathon pace block how was it
      how was my sustained section
      tempo segment hr
      the 20 min tempo how did it look
      was the tempo too fast
      cruise section stats
      how solid was my tempo run
    `),
  },
  {
    id: 'w-prime',
    label: 'Reserve above critical power',
    question: 'How far did I empty my reserve?',
    operation: 'extreme',
    topics: {},
    asked: ['workout'],
    wordings: wordings(`
      how low did my w prime go
      w' balance
      wbal?
      did i empty my anaerobic battery
      how many matches did i burn
      how much anaerobic capacity did i use
      was i close to blowing up
      how full was the tank at the end
      how deep did i dig into my reserves
      w prime minimum
      did i recharge between efforts
      how many matches left
      anaerobic reserve
      how much gas was left
      lowest w prime and when
      did i run out of kilojoules above cp
      critical power reserve
      how drained was my anaerobic tank
      how empty did i get
      w prime bal at the end
    `),
  },
  {
    id: 'feel',
    label: 'How it felt',
    question: 'How did it feel, by what I recorded?',
    operation: 'value',
    topics: { workout: 'effort' },
    wordings: wordings(`
      what rpe did i give it
      how did i say it felt
      does my rpe match the numbers
      felt way harder than the power says
      felt easy is that right
      my legs felt like lead does the data show that
      perceived exertion
      what did i rate this
      i felt terrible was it that bad
      rpe 8 does that fit
      what feel did i log
      why did it feel so hard
      why did it feel so easy
      felt strong today was i
      was the perceived effort in line
      how did i rate the session
      my feel score
      does how i felt agree with my hr
      rpe?
      i was dying out there was that justified
    `),
  },
  {
    id: 'recovery',
    label: 'Recovery',
    question: 'How much recovery do I need?',
    operation: 'advice',
    topics: { workout: 'recovery', history: 'recovery' },
    wordings: wordings(`
      do i need a rest day
      how long to recover from this
      im dead tired should i skip tmrw
      should i take tomorrow off
      am i overtraining
      can i train again tomorrow
      rest or ride
      how many days until i can go hard again
      am i recovered
      should i rest
      legs are toast what now
      when am i fresh again
      is it ok to run again today
      recovery time?
      how long before my next hard session
      am i too tired to train
      should i back off a bit
      do i need a recovery week
      easy day or day off
      how wrecked am i
      is a deload due
      am i burning out
    `),
  },
  {
    id: 'fitness',
    label: 'Fitness, fatigue and form',
    question: 'How are my fitness and form?',
    operation: 'value',
    topics: { workout: 'fitness', history: 'fitness' },
    wordings: wordings(`
      whats my ctl
      ctl atl tsb
      hows my form
      am i fresh
      what is my fitness score
      how fatigued am i
      tsb today
      acute to chronic ratio
      is my fitness going up
      ramp rate
      am i in shape
      am i ramping up too quickly
      chronic training load
      how fit am i right now
      fitness and fatigue
      whats my form number
      did this ride raise my ctl
      how much did my fatigue go up
      am i building too fast
      current fitness level
      am i peaking
      is my load balanced over the week
    `),
  },
];
