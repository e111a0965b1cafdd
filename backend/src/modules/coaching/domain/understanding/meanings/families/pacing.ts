import { wordings, type Meaning } from '../meaning.js';

/** How the effort was spread over the workout. */
export const PACING: readonly Meaning[] = [
  {
    id: 'pacing',
    label: 'Pacing',
    question: 'How was my pacing?',
    operation: 'verdict',
    topics: { workout: 'pacing' },
    wordings: wordings(`
      how was my pacing
      did i pace it well
      was that well paced
      was i all over the place
      rate my pacing
      pacing?
      did i pace like an idiot
      even effort or not
      how evenly did i run
      was my pacing smart
      did i manage my effort well
      pace strategy ok
      was my race pacing any good
      did i distribute my energy right
      did i judge the effort right
      how well did i spread my effort
      was my pacing all wrong
      should i have paced it differently
      quarter by quarter how did i pace
      was the pacing even
      could i have paced this better
    `),
  },
  {
    id: 'fade',
    label: 'Fading at the end',
    question: 'Did I fade at the end?',
    operation: 'verdict',
    topics: { workout: 'pacing' },
    wordings: wordings(`
      did i fade
      did i blow up
      when did i start to crack
      did i bonk
      i died at the end didnt i
      how much slower was the last part
      did i fall apart in the last km
      did i hold on till the end
      where did the wheels come off
      when did i fade
      did i hit the wall
      how did i finish
      did i finish strong
      was i stronger at the end
      how much power did i lose by the end
      did my legs go
      did i run out of gas
      how bad was the fade
      did i pop
      was i cooked in the last 20 mins
      did i get slower as it went on
      how did i hold up late in the ride
      last quarter vs the first
      how durable was i
    `),
  },
  {
    id: 'start',
    label: 'Starting too fast',
    question: 'Did I start too fast?',
    operation: 'verdict',
    topics: { workout: 'start' },
    wordings: wordings(`
      did i start too fast
      did i go out too hard
      was the first km too quick
      did i get carried away at the start
      went off like a rocket didnt i
      was my opening pace stupid
      did i start too slow
      how was my start
      was the first lap way too hot
      too fast out of the gate
      did i blow it in the first 10 minutes
      should i have started slower
      first mile too fast?
      did i go off too hard
      how hard was i going in the beginning
      was i too eager early on
      did i warm up properly
      was my warmup long enough
      was the beginning too aggressive
      did adrenaline get me in the first k
      opening quarter too strong
    `),
  },
  {
    id: 'halves',
    label: 'Halves compared',
    question: 'How did my halves compare?',
    operation: 'difference',
    topics: { workout: 'split' },
    wordings: wordings(`
      negative split?
      did i negative split
      first half vs second half
      was the second half faster
      how did the halves compare
      did i run a positive split
      how much slower was i in the back half
      which half was better
      difference between the two halves
      was i quicker on the way back
      out vs back
      second half pace
      power first half and second half
      did i split it evenly
      halfway split
      how many seconds slower in the 2nd half
      half to half comparison
      front half or back half stronger
      was the return leg harder
      did i speed up in the second half
      even split?
    `),
  },
  {
    id: 'steadiness',
    label: 'Steadiness',
    question: 'How steady was my effort?',
    operation: 'verdict',
    topics: {},
    asked: ['workout'],
    wordings: wordings(`
      how steady was i
      was my power smooth
      variability index
      was i surging a lot
      how spiky was it
      did i ride steady
      was my pace consistent
      how smooth was my effort
      vi?
      was i yo yoing
      too many surges?
      did i keep it constant
      was my power all over the shop
      how much did my pace wobble
      was it a punchy ride
      how jumpy was my power
      steady state or stochastic
      did i hold a constant effort
      how even was my power output
      were there lots of accelerations
      how consistent was i within the ride
    `),
  },
  {
    id: 'drift',
    label: 'Heart rate drift',
    question: 'Did my heart rate drift?',
    operation: 'value',
    topics: { workout: 'drift' },
    wordings: wordings(`
      heart rate drift
      cardiac drift?
      decoupling
      pw:hr
      pa:hr
      did my hr creep up
      is my aerobic base any good
      did my heart rate rise for the same power
      aerobic decoupling percent
      was my hr stable the whole way
      did i decouple
      same pace but hr climbing why
      how much did the heart rate drift
      is my aerobic endurance ok
      hr went up while pace went down
      efficiency factor
      did my efficiency drop
      how aerobically fit did i look
      drift in the second half
      is my engine leaking
      was there cardiac creep
      was i getting less efficient
    `),
  },
  {
    id: 'why-slow',
    label: 'Why slow there',
    question: 'Why was I slow there?',
    operation: 'why',
    topics: { workout: 'pacing' },
    wordings: wordings(`
      why was i so slow
      why did i slow down there
      what happened at km 12
      whats with the dip around 40 min
      why is my pace so crap
      what made me slow in the middle
      why did my power drop
      reason for the slow km
      why did i lose time there
      how come the last lap was so slow
      what went wrong
      why did i fall off
      why was lap 3 so bad
      explain the slow bit
      whats that big drop
      why was km 7 slower than the rest
      what caused the slowdown
      why couldnt i hold the pace
      was it the hill or was i tired
      why so sluggish today
      what slowed me down
      how come i was faster last time
    `),
  },
];
