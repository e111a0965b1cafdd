import { wordings } from '../meaning.js';

/** Further wordings for parts of a workout and for training as a whole, as typed on a phone. */
export const PHONE_PARTS: Readonly<Record<string, readonly string[]>> = {
  'best-part': wordings(`
    best 1?
    best rep
    quickest lap
    fastest k
    which one was strongest
    best climb
    hardest rep in watts
  `),
  'worst-part': wordings(`
    worst 1
    and the worst
    slowest k
    weakest rep watts
    lamest lap
    worst minute of the ten
    poorest split
  `),
  'list-parts': wordings(`
    splits
    laps pls
    all reps w power n hr
    power by quarter
    every km
    each climb with time
    list em
    show the set
  `),
  'count-parts': wordings(`
    reps?
    how many overs
    no. of climbs
    how many kms under 4:30
    # of laps
    how many did i get thru
  `),
  'difference-parts': wordings(`
    first minus last
    diff rep 1 n 5
    set 1 against set 2
    lap 3 vs 4
    how do the two 3 min ones compare
    gap between those two
  `),
  'trend-parts': wordings(`
    getting slower each rep?
    power over the reps
    going up or down over the set
    hr rep to rep
    did they drop off
    cadence across the reps
  `),
  consistency: wordings(`
    reps even?
    nailed it or nah
    set ok?
    were they all about the same
    how tight
    intervals good?
  `),
  recoveries: wordings(`
    hr drop after last rep
    rest bits how easy
    jog recoveries pace
    how long between
    recovery watts
    did the pulse come down
  `),
  'plan-done': wordings(`
    did i do what it said
    on plan?
    targets hit?
    steps missed
    all reps in range?
    did what the workout told me?
  `),
  'recap-week': wordings(`
    this wk?
    last wk
    hows my week
    wk summary
    week so far?
  `),
  'recap-month': wordings(`
    may vs april
    last month?
    hows june
    4 wks summary
    list my last 4 weeks
  `),
  volume: wordings(`
    km this month
    hrs last week
    how much in may
    runs this year?
    total km so far
    weekly hours
  `),
  streaks: wordings(`
    weeks in a row?
    days off lately
    longest gap
    streak?
    last rest day
  `),
  'busiest-week': wordings(`
    biggest wk
    top week by km
    most in a week?
    hardest week when
    biggest week?
  `),
  'period-bests': wordings(`
    best 20 min this year
    all time max power
    5k pb?
    top power so far and when
    best 10k ever
  `),
  'which-better': wordings(`
    better one?
    who won
    faster one
    which was harder
    1 or 2
  `),
  'what-changed': wordings(`
    diff?
    changes
    quicker by how much
    hr diff
    whats better now
  `),
  thanks: wordings(`
    ta
    tyvm
    k thx
    legs are toast great session cheers
    lol nice
    ok got ya
    good stuff
  `),
};
