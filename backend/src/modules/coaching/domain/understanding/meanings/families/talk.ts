import { wordings, type Meaning } from '../meaning.js';

/** What is said to a coach beside questions about training. */
export const TALK: readonly Meaning[] = [
  {
    id: 'thanks',
    label: 'Thanks',
    question: 'Thanks!',
    operation: 'smalltalk',
    topics: {},
    wordings: wordings(`
      thanks
      thx
      ty
      cheers mate
      thank you so much
      great thanks
      awesome
      nice one
      ok cool
      perfect that helps
      good to know
      got it
      youre the best
      lol ok
      brilliant cheers
      appreciate it
      alright then
      nice
      much appreciated coach
      sweet thanks a lot
      ok thanks bye
      that makes sense
      haha fair enough
      love it
      see you tomorrow
    `),
  },
  {
    id: 'greeting',
    label: 'Hello',
    question: 'Hello!',
    operation: 'smalltalk',
    topics: {},
    wordings: wordings(`
      hi
      hey coach
      hello there
      good morning
      yo
      sup
      hiya
      hey how are you
      whats up
      morning coach
      hello
      good evening
      howdy
      how are you doing today
      hey man
      you there
      hi again
      greetings
      oi coach
      hows life
    `),
  },
  {
    id: 'abilities',
    label: 'What I can answer',
    question: 'What can you do?',
    operation: 'smalltalk',
    topics: {},
    wordings: wordings(`
      what can you do
      help
      what can i ask you
      how does this work
      what do you know
      how can you help me
      what are you able to answer
      what sort of questions can i ask
      give me some example questions
      what kind of things can you tell me
      what should i ask
      are you able to see my heart rate data
      what are you good for
      how do i use this
      what data do you have
      what do you see in my file
      can you read my laps
      what features do you have
      how do you work
      menu
    `),
  },
  {
    id: 'off-topic',
    label: 'Something else',
    question: 'What is the weather tomorrow?',
    operation: 'offtopic',
    topics: {},
    wordings: wordings(`
      what is the capital of france
      write me a poem
      who won the tour de france
      tell me a joke
      what bike should i buy
      which running shoes are best
      will it rain tomorrow
      whats the weather like on sunday
      write a python script
      who is the president
      how do i cancel my subscription
      whats 17 times 23
      how do i change a tyre
      recommend a good movie
      what wheels are fastest
      is god real
      how do i connect my garmin
      whats the price of bitcoin
      translate this to german
      who made you
      are you chatgpt
      how did other users do
      what is the best power meter
      can you book me a hotel
      how much does the pro plan cost
      write an email to my boss
      whats my neighbour doing on strava
      what tyre pressure should i run
    `),
  },
  {
    id: 'unmeasured',
    label: 'What a recording does not hold',
    question: 'What does the recording not show?',
    operation: 'value',
    topics: {
      workout: 'unmeasured',
      comparison: 'unmeasured',
      history: 'unmeasured',
    },
    wordings: wordings(`
      how did i sleep
      what was my hrv
      what was my lactate
      how was my form technique
      how much did i sweat
      what was my blood pressure
      how stressed am i
      did i breathe right
      whats my body fat
      how was my running technique
      which shoes did i wear
      who was i riding with
      what gear was i in
      how many hours did i sleep
      what was my core temperature
      what song was playing
      how was the air quality
      what was my oxygen saturation
      was i dehydrated
      how was my position on the bike
      what surface was it
      which tyres was i on
    `),
  },
];
