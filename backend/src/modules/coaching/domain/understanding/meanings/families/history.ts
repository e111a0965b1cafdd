import { wordings, type Meaning } from '../meaning.js';

/** Weeks and months of training, and workouts against each other. */
export const HISTORY: readonly Meaning[] = [
  {
    id: 'recap-week',
    label: 'Recap of the week',
    question: 'How was my last week?',
    operation: 'verdict',
    topics: { history: 'recap' },
    wordings: wordings(`
      how was my week
      recap of last week
      sum up this week
      what did i do this week
      weekly summary
      how did last week go
      my training last week
      was it a good week
      this week so far
      week in review
      what happened last week
      list the sessions of this week
      how was my training this week
      week summary pls
      what did my week look like
      how did the past 7 days go
      show me last week
      the week before?
      rate my week
      overview of the week
    `),
  },
  {
    id: 'recap-month',
    label: 'Recap of the month',
    question: 'How was my last month?',
    operation: 'verdict',
    topics: { history: 'recap' },
    wordings: wordings(`
      how was october
      recap of last month
      sum up my month
      how did september go
      monthly summary
      what did i do in august
      october against september
      how was my training last month
      this month vs last month
      how have the last 4 weeks been
      month in review
      last 30 days
      what have i been up to since july
      how was the last quarter
      past two months summary
      my november so far
      how did my summer go
      year in review
      how has my year been
      overview of the last 12 weeks
    `),
  },
  {
    id: 'volume',
    label: 'Volume',
    question: 'How much did I train?',
    operation: 'value',
    topics: { history: 'recap' },
    wordings: wordings(`
      how much did i ride this month
      weekly mileage
      how many km this year
      hours per week
      total hours last month
      how many runs in october
      how many km did i run last week
      training volume
      total distance this year
      how many rides so far
      how many workouts did i do
      average km per week
      how much time did i train
      ytd distance
      total elevation this month
      number of sessions in september
      how many hours did i put in
      sum of tss last week
      how often do i train
      volume trend
      kms since january
    `),
  },
  {
    id: 'longest',
    label: 'Longest workout',
    question: 'What was my longest workout?',
    operation: 'extreme',
    topics: { history: 'long-sessions' },
    wordings: wordings(`
      longest ride
      longest run ever
      whats the furthest ive gone
      my biggest ride this year
      which was my longest session
      longest long run
      what was my longest day on the bike
      furthest run
      most km in one go
      longest by time
      when did i do my longest ride
      biggest day
      max distance in a single ride
      longest one in october
      my top 3 longest runs
      how far was my longest
      have i ever gone over 100 k
      the longest workout of the last month
      record distance
      longest outing
    `),
  },
  {
    id: 'streaks',
    label: 'Streaks and gaps',
    question: 'What were my longest streak and gap?',
    operation: 'extreme',
    topics: { history: 'recap' },
    wordings: wordings(`
      longest streak
      how many days in a row
      did i miss any weeks
      when was my last rest day
      longest break from training
      how consistent have i been
      how many rest days did i take
      how many days off
      biggest gap between sessions
      have i been regular
      when did i last run
      days since last ride
      am i consistent
      did i skip a week
      longest pause
      how many weeks in a row did i train
      current streak
      how long was i off
      when did i stop training
      how many days did i not train in october
    `),
  },
  {
    id: 'busiest-week',
    label: 'Busiest week',
    question: 'Which was my busiest week?',
    operation: 'extreme',
    topics: { history: 'recap' },
    wordings: wordings(`
      busiest week
      biggest week this year
      hardest week
      which week had the most km
      my peak week
      most hours in a week
      highest tss week
      what was my best week
      which month did i ride the most
      biggest month
      easiest week
      which week was the lightest
      highest load week
      most active month
      top training week
      week with the most climbing
      when did i train the most
      laziest week
      which week was the toughest
      record week
    `),
  },
  {
    id: 'long-progress',
    label: 'Progress of long workouts',
    question: 'How have my long workouts developed?',
    operation: 'trend',
    topics: { history: 'long-sessions' },
    wordings: wordings(`
      how are my long runs going
      long run progression
      are my long rides getting longer
      how did my long runs develop
      list my long runs
      am i building my long run properly
      long ride trend
      do my long runs get faster
      how far have my long runs been
      last five long runs
      have my long runs improved
      long runs over the weeks
      are my long runs too slow
      progress in the long ones
      how long were my last long rides
      is my endurance building
      long session history
      did my long runs get easier
      decoupling on my long rides over time
      what share of my week is the long run
    `),
  },
  {
    id: 'period-bests',
    label: 'Bests of a period',
    question: 'What are my bests?',
    operation: 'extreme',
    topics: { history: 'bests' },
    wordings: wordings(`
      my best 5k this year
      whats my pb for 10k
      best 20 min power in the last 3 months
      all time bests
      personal records
      my prs
      fastest 10k of the season
      best performances last month
      what are my best efforts
      top powers this year
      best 1 min power ever
      fastest half marathon
      when did i set my 5k pb
      how old is my 20 min record
      list my records
      best ride of the year
      season bests
      what was my best workout in october
      best 5 min power since june
      fastest mile ever
    `),
  },
  {
    id: 'profile',
    label: 'My profile',
    question: 'What does my profile say?',
    operation: 'value',
    topics: {},
    asked: ['history'],
    wordings: wordings(`
      what ftp have you got for me
      whats in my profile
      what weight do you have stored
      which max hr do you use
      what are my zones
      my settings
      what do you know about me
      whats my resting heart rate
      how heavy am i
      show my hr zones
      my goal what is it
      which zones do you use
      what threshold pace is saved
      whats my max heart rate
      what age do you think i am
      my power zones in watts
      my athlete data
      where does z2 start for me
      profile info
      what level am i set to
    `),
  },
  {
    id: 'which-workout',
    label: 'Which workout it was',
    question: 'When was my last hard workout?',
    operation: 'when',
    topics: {},
    asked: ['history'],
    wordings: wordings(`
      when did i last do intervals
      which ride had the most climbing
      what was my hardest workout
      find my fastest 10k run
      when was my last long ride
      which run had the highest hr
      which was the ride with 1500 m of climbing
      my last hard session when was it
      what did i do on tuesday
      which session was the toughest this month
      what was my latest workout
      which ride had the highest np
      the run on 3 october
      when did i ride over 100 km
      which workout gave the most tss
      on what day did i do 5x5
      last time i went above 300 tss
      most intense session lately
      what did i do yesterday
      which of my rides was the fastest
    `),
  },
];
