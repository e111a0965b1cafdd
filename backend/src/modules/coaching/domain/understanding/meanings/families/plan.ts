import { wordings, type Meaning } from '../meaning.js';

/** What to do next. */
export const PLAN: readonly Meaning[] = [
  {
    id: 'next-session',
    label: 'Next session',
    question: 'What should I do next?',
    operation: 'advice',
    topics: { workout: 'plan-next', history: 'plan-next' },
    wordings: wordings(`
      what should i do tomorrow
      whats next
      what workout next
      suggest my next session
      what now coach
      give me a workout
      what should the next set look like
      what do i do after this
      next ride?
      plan tomorrow for me
      what should i run on thursday
      hard or easy tmrw
      which session should follow
      how many watts for the next intervals
      should i do more reps next time
      what to train next
      next hard workout what and when
      how should i progress these intervals
      got an hour tomorrow what to do
      should i go longer next time
      what would you have me do next
    `),
  },
  {
    id: 'week-plan',
    label: 'Week plan',
    question: 'How should I plan my week?',
    operation: 'advice',
    topics: { workout: 'plan-week', history: 'plan-week' },
    wordings: wordings(`
      plan my week
      what should my training week look like
      give me a schedule
      how many rides per week
      weekly plan pls
      how should i structure next week
      can you write me a training plan
      how many hours should i train
      how many hard days per week
      where do i put my rest day
      how do i balance running and cycling
      how many times a week should i run
      set up my week
      which days hard which days easy
      i have 6 hours a week what should i do
      training plan for the next 4 weeks
      should i do two interval days
      what would a good week be
      polarized or sweet spot
      how should i split my sessions
      mix of easy and hard for next week
    `),
  },
  {
    id: 'event',
    label: 'Event or taper',
    question: 'How should I build to my event?',
    operation: 'advice',
    topics: { workout: 'plan-event', history: 'plan-event' },
    anchor:
      /\b(?:event|rac(?:e|es|ing)|taper\w*|goal|peak\w*|(?:big|race) day|marathon|half|ironman|triathlon|fondo|sportive|train(?:ing)? for|build up|tt|openers|ready for)\b/,
    wordings: wordings(`
      how do i taper
      race in 2 weeks what do i do
      marathon in october how should i build up
      gran fondo next month am i ready
      how much should i cut before the race
      what to do in race week
      build up for a 100 miler
      got a tt on sunday
      preparing for an ironman
      when should i start tapering
      last long run before the marathon when
      how should i train for a 10k
      peak for my a race
      event in 6 weeks
      what pace should i race at
      ready for my half on sunday?
      should i do openers the day before
      training for a century ride
      how should i prepare for the race
      sportive coming up how do i prep
      race plan please
    `),
  },
  {
    id: 'weakness',
    label: 'What to work on',
    question: 'What should I work on?',
    operation: 'advice',
    topics: { workout: 'plan-weakness', history: 'plan-weakness' },
    wordings: wordings(`
      what should i work on
      whats my weakness
      how do i get faster
      where can i improve
      my biggest limiter
      what am i bad at
      how do i raise my ftp
      what should i focus on
      how do i become a better climber
      weak points?
      what holds me back
      how do i get my heart rate down
      any tips
      how can i improve my endurance
      what would make me faster
      what do i need to change
      strengths and weaknesses
      how to improve my pacing
      where am i losing the most
      give me one thing to improve
      what could i do better
    `),
  },
];
