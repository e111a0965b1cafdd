import { wordings, type Meaning } from '../meaning.js';

/** Heart, legs and what the sensors record of them. */
export const BODY: readonly Meaning[] = [
  {
    id: 'heart-rate',
    label: 'Heart rate',
    question: 'How was my heart rate?',
    operation: 'verdict',
    topics: { workout: 'heart-rate', comparison: 'compare' },
    wordings: wordings(`
      how was my heart rate
      is my hr too high
      avg hr
      what was my max heart rate
      was my pulse normal
      is 175 bpm ok for this
      average heartrate pls
      was my hr lower than normal
      bpm average
      why is my heart rate so high on easy runs
      how high did my heart go
      heart rate ok?
      hr on the climb
      was i working my heart too hard
      mean hr in the second part
      what did my hr do
      lowest heart rate
      is my heart rate good for my age
      my hr seems high
      pulse?
      heart rate summary
      hr max today
    `),
  },
  {
    id: 'cadence',
    label: 'Cadence',
    question: 'How was my cadence?',
    operation: 'verdict',
    topics: { workout: 'cadence', comparison: 'compare' },
    wordings: wordings(`
      how was my cadence
      is my cadence ok
      avg cadence
      was i grinding
      steps per minute
      spm?
      rpm average
      am i overstriding
      do i pedal too slow
      was i spinning enough
      cadence on the climb
      was my turnover too low
      should i be closer to 180
      how fast were my legs turning
      was i mashing big gears
      step rate
      whats my stride length
      did my cadence drop at the end
      how many revs
      max cadence
      cadance good?
      how much time was i coasting
    `),
  },
  {
    id: 'balance',
    label: 'Left and right balance',
    question: 'How was my left/right balance?',
    operation: 'value',
    topics: { workout: 'balance' },
    wordings: wordings(`
      left right balance
      l/r split
      is my left leg weaker
      which leg does more work
      was i favouring one side
      leg imbalance
      pedal balance
      how uneven are my legs
      51/49 is that normal
      ground contact balance
      did my balance change when tired
      torque effectiveness
      pedal smoothness
      am i lopsided
      right leg stronger?
      do i push more with my right
      which side is dominant
      left vs right power
      is a 53/47 split bad
      balance between legs
    `),
  },
  {
    id: 'peak-when',
    label: 'When and where the peak was',
    question: 'When was my heart rate highest?',
    operation: 'when',
    topics: { workout: 'heart-rate' },
    wordings: wordings(`
      when was my hr highest
      where did i hit max speed
      at what point did my power peak
      when did i hit my max heart rate
      where was the max power
      which km had the highest hr
      what minute was my peak
      time of max hr
      on which climb did i max out
      when did i go the hardest
      where on the route was i fastest
      when did i reach top speed
      at which km did my heart rate peak
      location of max watts
      when was my lowest cadence
      in which lap was the max hr
      when exactly did i sprint
      how far in was the peak
      where was the highest power
      when did my hr top out
    `),
  },
  {
    id: 'quality',
    label: 'Data quality',
    question: 'Can the data be trusted?',
    operation: 'verdict',
    topics: { comparison: 'fair' },
    asked: ['workout'],
    wordings: wordings(`
      is the data ok
      can i trust the hr data
      is my power meter reading right
      was the gps off
      did my hr strap mess up
      those hr spikes real?
      sensor dropouts
      is that distance accurate
      were there gaps in the recording
      was the chest strap glitching
      does the power look plausible
      is my watch lying to me
      data quality?
      was the elevation right
      any dropouts
      wrist hr reliable?
      is the footpod calibrated
      is that 1200w spike for real
      did the recording lose signal
      is my power meter drifting
      garbage data or legit
      gps glitch?
    `),
  },
  {
    id: 'nutrition',
    label: 'Food and drink',
    question: 'What should I eat?',
    operation: 'advice',
    topics: { workout: 'nutrition', comparison: 'nutrition', history: 'nutrition' },
    wordings: wordings(`
      what should i eat after this
      how many gels do i need
      how much should i drink
      carbs per hour
      what to eat before a long run
      did i fuel enough
      how much water did i lose
      should i take caffeine
      protein after training?
      was i underfueled
      best breakfast before a race
      how do i lose weight
      should i do keto
      what do i drink on a 5 hour ride
      electrolytes?
      fasted run yes or no
      creatine any good
      how many carbs for 3 hours
      did i bonk from lack of food
      can i drink beer tonight
      how many grams of carbs should i have had
      sweat rate
    `),
  },
  {
    id: 'health',
    label: 'Pain or illness',
    question: 'I have pain, what should I do?',
    operation: 'advice',
    topics: { workout: 'health', comparison: 'health', history: 'health' },
    wordings: wordings(`
      my knee hurts
      my achilles is sore should i run
      shin splints
      got a cold can i train
      im sick
      my back is killing me on the bike
      i have a fever can i ride
      calf strain how long off
      plantar fasciitis help
      my hip aches after runs
      is it an injury
      hamstring feels tight should i stop
      pain in my foot
      coming back from covid
      i rolled my ankle
      numb hands on the bike
      stitch in my side
      sore throat run or rest
      my it band is acting up
      i take beta blockers
      should i see a physio
      cramps in my calves
    `),
  },
];
