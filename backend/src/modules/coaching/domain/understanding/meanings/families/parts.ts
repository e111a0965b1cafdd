import { wordings, type Meaning } from '../meaning.js';

/** Laps, intervals, kilometres: the parts of a workout. */
export const PARTS: readonly Meaning[] = [
  {
    id: 'best-part',
    label: 'Best interval or lap',
    question: 'Which was my best interval?',
    operation: 'extreme',
    topics: {},
    asked: ['workout'],
    wordings: wordings(`
      which rep was my best
      fastest lap
      best interval
      what was my quickest km
      strongest rep
      which lap did i crush
      best mile
      whats my fastest split
      highest power lap
      which one was the best
      the fastest of the 400s
      top rep by watts
      which km was the quickest
      where was i fastest
      best of the bunch
      which interval went best
      strongest of the 5
      which lap was most impressive
      my best lap?
      peak interval
      fastest 1k
      which effort had the highest power
    `),
  },
  {
    id: 'worst-part',
    label: 'Weakest interval or lap',
    question: 'Which was my weakest interval?',
    operation: 'extreme',
    topics: {},
    asked: ['workout'],
    wordings: wordings(`
      which lap sucked the most
      slowest km
      worst interval
      which rep was the weakest
      what was my slowest split
      lowest power lap
      which one was rubbish
      the worst one
      where was i slowest
      which mile was the slowest
      weakest of the set
      which rep did i mess up
      bad lap which one
      what was the ugliest rep
      which interval fell apart
      slowest of the 800s
      which lap killed me
      crappiest lap
      which effort was the poorest
      lowest rep
      which km was the worst
      toughest lap
    `),
  },
  {
    id: 'list-parts',
    label: 'Lap by lap',
    question: 'Show me all laps.',
    operation: 'list',
    topics: {},
    asked: ['workout'],
    wordings: wordings(`
      lap by lap
      rep by rep
      km splits
      list my laps
      show me all the intervals
      all splits pls
      table of laps
      mile splits
      what were my splits
      give me every rep
      times for each 400
      power for each interval
      pace for every km
      hr per lap
      what did i do in each interval
      my lap times
      list them all
      split table
      per km pace
      show each rep with watts
      can i see the laps
      interval breakdown
      what were the individual reps
    `),
  },
  {
    id: 'rank-parts',
    label: 'Ranking of intervals',
    question: 'Rank my intervals.',
    operation: 'rank',
    topics: {},
    asked: ['workout'],
    wordings: wordings(`
      rank my intervals
      sort the laps by power
      top 3 km
      order the reps from best to worst
      ranking of laps by pace
      which three were fastest
      best to worst
      where does rep 4 rank
      was the last one in the top half
      sort the splits fastest first
      3 fastest kms
      list laps by heart rate
      bottom three laps
      sort reps by speed
      order of the climbs by power
      was the last rep the strongest
      second fastest lap
      which were the two slowest
      rank em
      put the intervals in order
    `),
  },
  {
    id: 'difference-parts',
    label: 'Two parts compared',
    question: 'What is the difference between the first and the last interval?',
    operation: 'difference',
    topics: {},
    asked: ['workout'],
    wordings: wordings(`
      difference between the first and last rep
      lap 2 vs lap 5
      compare rep 1 and rep 6
      how much slower was rep 8 than rep 1
      gap between best and worst lap
      first interval vs last interval
      how far apart were the fastest and slowest
      km 3 compared to km 9
      how much did i lose from lap 1 to lap 4
      spread between reps
      rep 2 against rep 3
      what changed between lap 1 and 2
      was lap 4 harder than lap 3
      watts difference first to last
      how much higher was my hr in the last one
      range of my lap times
      did i do more power in the second one than the first
      first climb vs second climb
      how many seconds between the fastest and the slowest
      diff between lap 1 and 2
    `),
  },
];
