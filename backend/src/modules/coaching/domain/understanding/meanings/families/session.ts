import { wordings, type Meaning } from '../meaning.js';

/** The workout as a whole: what it was and the numbers of it. */
export const SESSION: readonly Meaning[] = [
  {
    id: 'summary',
    label: 'Summary',
    question: 'Give me a summary.',
    operation: 'verdict',
    topics: { workout: 'summary', history: 'recap' },
    wordings: wordings(`
      how did it go
      how did i do today
      sum it up for me
      tldr
      give me the short version
      quick recap pls
      so what do you make of that one
      what are your thoughts on this session
      whats the verdict coach
      good workout or waste of time
      anything interesting in this one
      what stands out
      break it down for me
      tell me about this ride
      talk me through my run
      what was that session in one sentence
      whats the takeaway
      any feedback
      rate my workout
      overall how was it
      what kind of workout was this
      describe the ride in plain english
      did that go well
      what should i take away from today
      hows it look
    `),
  },
  {
    id: 'duration',
    label: 'Duration',
    question: 'How long did it take?',
    operation: 'value',
    topics: { comparison: 'compare' },
    asked: ['workout'],
    wordings: wordings(`
      how long did it take
      how long was i out
      whats the total time
      total moving time
      elapsed vs moving time
      how many hours was that
      duration?
      time in the saddle
      how long was the ride
      how long did i run for
      how much of it was i actually moving
      finish time?
      what time did i finish in
      how many mins did that last
      moving time pls
      what was my chip time basically
      how long in total incl stops
      when did i start and end
      total duration including breaks
      ride time
    `),
  },
  {
    id: 'distance',
    label: 'Distance',
    question: 'How far was it?',
    operation: 'value',
    topics: { comparison: 'compare' },
    asked: ['workout'],
    wordings: wordings(`
      how far did i go
      how many km was that
      how many miles did i run
      distance?
      total distance
      whats the length of this ride
      did i make the full 10k
      was it really a half marathon distance
      how long was the route in km
      how many k did i get in
      mileage for this one
      how far was it in miles
      did i hit 100 km
      how much ground did i cover
      whats the km count
      how far did i ride today
      how many kms in total
      dist pls
      was it 21.1 or short
      how far is that
    `),
  },
  {
    id: 'speed',
    label: 'Speed or pace',
    question: 'What was my average speed or pace?',
    operation: 'value',
    topics: { comparison: 'compare' },
    asked: ['workout'],
    wordings: wordings(`
      average speed
      whats my avg pace
      how fast was i going
      how fast did i run
      what pace was that
      min per km average
      avg speed in kmh
      what was my pace per mile
      mph average?
      how quick was that overall
      top speed
      max speed on the ride
      fastest i went
      what speed did i average moving
      was that under 5 min per k
      whats my mean velocity
      pace?
      average pace w/o stops
      how fast was i on the bike
      what was my overall speed
      grade adjusted pace
      whats the gap
    `),
  },
  {
    id: 'energy',
    label: 'Energy used',
    question: 'How many calories did I burn?',
    operation: 'value',
    topics: {},
    asked: ['workout'],
    wordings: wordings(`
      how many calories did i burn
      kcal?
      how many kj
      total work in kilojoules
      calories burnt
      how much energy did that cost
      did i earn a burger
      how many cals was that
      energy expenditure
      kj for the ride
      how much work did i do in kj
      cals pls
      whats the calorie count
      burned calories total
      work done in kilojoules
      how many pizzas did i burn off
      did i burn 1000 calories
      is the calorie number legit
      how many kcals
      energy used
    `),
  },
  {
    id: 'stops',
    label: 'Stops',
    question: 'How often and how long did I stop?',
    operation: 'list',
    topics: {},
    asked: ['workout'],
    wordings: wordings(`
      how often did i stop
      how long was i standing around
      how many stops
      where did i stop
      longest stop
      how much time did i lose at traffic lights
      how long was the coffee stop
      was there a break in there
      did i stop at all
      how much time was i paused
      list my stops
      when was the longest break
      how many times did i pause
      time wasted at lights
      cafe stop length
      how long were we standing still
      total stopped time
      did the watch autopause
      how many red lights did i hit
      number of pauses
      biggest pause
      whats the difference between elapsed and moving
    `),
  },
  {
    id: 'temperature',
    label: 'Temperature',
    question: 'How hot was it?',
    operation: 'value',
    topics: {},
    asked: ['workout'],
    wordings: wordings(`
      how hot was it
      what was the temperature
      was it cold out there
      whats the temp
      did the heat slow me down
      was it the heat
      how warm did it get
      max temp
      how cold was it at the top
      did the weather affect me
      was the wind bad
      conditions?
      was it humid
      did heat hurt my performance
      what degrees was it
      temperature at the end vs the start
      was it too hot to perform
      did i overheat
      how much does 30 degrees cost me
      was there a headwind
      avg temperature
    `),
  },
  {
    id: 'climbing',
    label: 'Climbing',
    question: 'How much did I climb?',
    operation: 'value',
    topics: { workout: 'climbing', comparison: 'compare' },
    wordings: wordings(`
      how much climbing
      total ascent
      elevation gain
      how many metres up
      vert?
      how much vert did i get
      how hilly was it
      how many climbs were there
      biggest climb
      how steep was the climb
      how long was the main climb
      vam on the climb
      what power did i do uphill
      how fast did i go up the hill
      list the climbs
      how did i do on the climbs
      was the second climb slower
      did the hills kill my pace
      whats the highest point
      how many feet of elevation
      which climb was hardest
      did i pace the climb well
      avg gradient
      hill by hill
    `),
  },
  {
    id: 'descents',
    label: 'Descents',
    question: 'How long and how fast was the descent?',
    operation: 'value',
    topics: { workout: 'climbing' },
    wordings: wordings(`
      how long was the descent
      how fast did i go downhill
      what speed on the way down
      max speed going down
      how was the downhill
      did i brake too much on the descent
      total descent
      how many metres down
      how steep was the descent
      longest downhill
      did i lose time on the downhills
      how fast was i bombing down
      was i slow on the descents
      how much time was spent descending
      descents?
      how much of it was downhill
      avg speed down the hill
      how many descents
      did i pedal on the way down
      how was my pace downhill
      which descent was the fastest
    `),
  },
];
