import { wordings, type Meaning } from '../meaning.js';

/** Judgements and wishes about the workout as a whole: praise, goals, structure, what if. */
export const JUDGED: readonly Meaning[] = [
  {
    id: 'well-done',
    label: 'Whether it was good',
    question: 'Was that a good session?',
    operation: 'verdict',
    topics: { workout: 'pacing' },
    wordings: wordings(`
      was that any good
      good job or not
      did i do well today
      how did i do overall
      was it rubbish
      can i be pleased with this one
      should i be proud
      tell me i did ok
      did i smash it
      am i happy with that or disappointed
      was this a decent effort
      success or failure
      did i execute it well
      rate my performance
      was today a good day on the bike
      how well did that go
      marks out of ten for this
      was it a bad run honestly
      be brutal was i terrible
      did i do a good job with the set
      nailed it?
      solid session or meh
      was that poor
      did it go well coach
      am i any good
    `),
  },
  {
    id: 'structure',
    label: 'What the session was made of',
    question: 'What did this session consist of?',
    operation: 'definition',
    topics: { workout: 'intervals' },
    wordings: wordings(`
      what sort of session did i do
      what was the set
      what did the session consist of
      how was the workout built
      what was i supposed to be doing here
      which intervals were those
      what type of training was that
      remind me what this was
      what was the main set
      what did i even do today
      describe the structure
      was this intervals or steady
      what is this session called
      how many intervals of what length
      what was the pattern of the reps
      was it a ladder or what
      laps or plan where did you get the reps from
      were there any hard bits in it
      is this an interval session
      how is this workout put together
      what format was it
    `),
  },
  {
    id: 'goal',
    label: 'Against my goal',
    question: 'Did I reach my goal?',
    operation: 'compare',
    topics: { workout: 'prediction' },
    wordings: wordings(`
      did i hit my goal
      have i reached my goal time
      was that quick enough for my target
      how far off my goal am i
      did that beat my goal
      is my goal time realistic after this
      am i on course for my goal
      goal achieved?
      how close was i to what i want this year
      is my goal ftp reached
      how does it compare with my goal pace
      does it put me ahead of my target
      am i there yet with my goal
      on target for the season goal?
      what is left to my goal
      did i meet the aim from my profile
      was it under the time i set myself
      how many seconds short of my goal
      my target for this year did i get it
      can i tick off my goal now
      did i reach what i set out for this season
    `),
  },
  {
    id: 'device-differs',
    label: 'Why my device says otherwise',
    question: 'Why does my device show something else?',
    operation: 'why',
    topics: {},
    asked: ['workout'],
    wordings: wordings(`
      my watch says something else why
      garmin shows a different time
      why is your distance shorter than my watch
      strava says 52 minutes you say 50
      why dont your numbers match my garmin
      the treadmill display said 10 k
      bike computer and you dont agree who is right
      my wahoo had a higher average
      why is the time different from strava
      your average is not what my computer showed
      head unit said 41 km
      the machine counted more than you
      who do i believe you or my watch
      different calories than on my watch
      why is moving time less than what i rode
      zwift says another number
      you show less time than my watch
      my phone says longer
      which distance is right yours or the belts
      it was 12 km on my watch
      elevation on strava is double yours
    `),
  },
  {
    id: 'evidence',
    label: 'What a remark rests on',
    question: 'What does your remark about my FTP rest on?',
    operation: 'why',
    topics: { workout: 'ftp' },
    wordings: wordings(`
      on what grounds do you say that
      what makes you think my ftp is wrong
      where do you get that from
      what is that based on
      you wrote my max hr looks too low how so
      your report says something about my threshold explain
      what is your proof
      how did you come to that conclusion
      why do you say my ftp may be too high
      show me the evidence
      how do you know that
      what numbers is that judgement based on
      the note about my ftp whats behind it
      why would my race time be outdated
      you claim it contradicts my ftp how
      what in the data says so
      on what data
      why does it say my settings may be off
      explain the warning about my max heart rate
      the remark on my threshold what made you write it
      source for that
    `),
  },
  {
    id: 'easy-pace',
    label: 'How slow easy is',
    question: 'How slow should my easy runs be?',
    operation: 'advice',
    topics: { workout: 'plan-intensity', history: 'plan-intensity' },
    wordings: wordings(`
      what pace is easy for me
      how slow is slow enough
      at what heart rate should i run easy
      which pace should i have run instead
      how easy is easy
      what power is an endurance ride for me
      what watts should i do on recovery days
      what hr should i stay under on long runs
      what would have been the right pace for an easy run
      how fast may i go on easy days
      ceiling for my easy rides
      upper limit of easy
      my recovery pace
      what pace for a slow long run
      whats a proper easy effort in numbers for me
      how slow do i have to go
      whats my conversational pace
      target hr for base miles
      what should i have done instead to keep it easy
      what bpm for zone 2 runs
    `),
  },
  {
    id: 'next-set',
    label: 'The next such set',
    question: 'What should I aim for in the next such set?',
    operation: 'advice',
    topics: { workout: 'plan-next' },
    wordings: wordings(`
      what watts should i aim for next time
      target for the next set
      how do i progress these intervals
      should i add a rep or go harder
      what pace for all of them next week
      same set again but how
      can i go up in power next time
      how do i make this session harder
      what is the progression from here
      one more rep or longer ones
      should the rests be shorter next time
      next time faster or more of them
      what should i change in the next set
      ready to step up these intervals
      what number do i shoot for next session
      when can i increase the watts
      how would you set the targets for the repeat of this
      aim for what in the next 5x4
      next version of this workout
      shall i do 6 of them next time
    `),
  },
  {
    id: 'whereabouts',
    label: 'Where it was',
    question: 'Where on the map was that?',
    operation: 'when',
    topics: { workout: 'unmeasured' },
    wordings: wordings(`
      which road was that on
      what town did i ride through
      where on the map was my fastest km
      show me the route
      what street was the stop on
      which side of the park was the slow bit
      name of the climb
      where was i at 30 minutes on the map
      what hill was that
      can you show me the place on the map
      where did i stop exactly
      which village was i in
      gps position of my top speed
      where did i go
      what route did i take
      address of the coffee stop
      did i ride past the lake
      which corner was the fastest
      map of the ride please
      where am i on the map at km 10
    `),
  },
];
