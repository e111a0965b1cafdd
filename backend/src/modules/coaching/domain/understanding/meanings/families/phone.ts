import { wordings } from '../meaning.js';

/** Further wordings by meaning: short forms, slips and half sentences, as typed on a phone. */
export const PHONE: Readonly<Record<string, readonly string[]>> = {
  summary: wordings(`
    hows that then
    gimme the gist
    so?
    well coach what do we think
    worth bragging about?
    one liner pls
    any good
  `),
  duration: wordings(`
    hw long
    time total?
    hrs n mins
    was i out longer than 2h
    clock time start to finish
    how long not counting stops
  `),
  distance: wordings(`
    how many ks
    km?
    dist in miles
    did i get to 50k
    howfar
    total k
  `),
  speed: wordings(`
    kph avg
    avg spd
    whats the pace per k
    min/km?
    pace in min per mile
    speed without the cafe stop
    fastest speed id hit
  `),
  stops: wordings(`
    when was the cafe stop
    how long at the lights
    paused for how long
    time standing still
    stop count
    any breaks and how long
  `),
  climbing: wordings(`
    m of climbing
    ascent in ft
    number of climbs
    steepest climb
    elev gain
    climb 2 vs climb 1
    how was the 3rd climb
    up how many metres
  `),
  descents: wordings(`
    speed on the downhill bits
    how fast coming down
    descent time
    longest descent how far
    downhill pace
    minutes going down
  `),
  effort: wordings(`
    too much?
    was it easy or not rly
    proper endurance or already tempo
    was i going too hard for z2
    does an 8 min spin count
    hard day or not
    sandbagging?
  `),
  load: wordings(`
    tss n if
    load?
    how much tss
    if?
    how come so much stress
    tss per hour
  `),
  zones: wordings(`
    z2 time
    % easy
    z1 z2 z3 breakdown
    min in z4 and up
    how much in hr zone 3
    share of time in tempo
  `),
  'hard-time': wordings(`
    mins above ftp
    time over 90% hr max
    secs above 400w
    how long under 4:30
    time in z5 and above
    time between 200 and 250 watts
  `),
  recovery: wordings(`
    can i go hard tmrw
    rest day tmrw?
    need a day off?
    how many days easy now
    recovered by thursday?
    too tired to run
  `),
  pacing: wordings(`
    paced ok?
    pacing good or bad
    well paced?
    did i pace that right
    clean build the whole way?
    good pacing or luck
  `),
  fade: wordings(`
    did i die
    faded?
    when did it start to go wrong
    how much did i lose late on
    legs gone at the end?
    at what point did the power go
    tail end vs start
  `),
  start: wordings(`
    1st km too hot?
    off too quick?
    start ok
    blasted the start did i
    too keen early?
    first 5 min too hard
  `),
  halves: wordings(`
    1st half 2nd half
    neg split?
    watts 1st half / 2nd half
    back half slower?
    pos or neg split
    h1 vs h2 pace
  `),
  drift: wordings(`
    hr up pace same
    pulse crept up how much
    drift %
    what did my pulse do over the 2 hrs
    hr creep per hour
    decoupled?
  `),
  'why-slow': wordings(`
    y was i slow
    why the drop
    whats w the slow km
    why so bad
    how come i slowed
    why did lap 6 suck
    y the low power
  `),
  'heart-rate': wordings(`
    hr?
    avg n max hr
    bpm
    max hr
    pulse ok
    hr too high?
    whats hr avg
  `),
  cadence: wordings(`
    rpm
    spm ok?
    cadence n stride
    legs turning too slow?
    cad
    steps per min avg
  `),
  'average-power': wordings(`
    watts
    pwr
    avg w
    max watts
    avg power last 10 min
    power?
  `),
  'normalized-power': wordings(`
    np
    np pls
    norm power
    np n ap why so far apart
    np for the ride?
  `),
  'power-curve': wordings(`
    best 5 min?
    20min best
    1 min max
    best 5s 1m 5m
    and over 1 minute
    max 3 min w
  `),
  records: wordings(`
    pb?
    any pr
    is that a record
    fastest 5k today
    new best?
    kom?
  `),
  ftp: wordings(`
    ftp up?
    real ftp?
    whats my ftp now
    change ftp?
    ftp too low?
    threshold now?
  `),
  prediction: wordings(`
    10k time?
    10 k prediction
    sub 20 possible?
    mara time guess
    hm time
    45 min for 10k doable?
  `),
  'what-if': wordings(`
    and with ftp 300
    if ftp 280 whats the if
    at 10 w more?
    what if 70kg
    and w/o the stop
    if i'd kept lap 1 pace
  `),
  improving: wordings(`
    fitter?
    better than feb?
    progress?
    any gains
    faster than in spring?
    stuck or improving
  `),
  'next-session': wordings(`
    tmrw?
    whats next coach
    next time go harder?
    add reps or watts
    what 2 do tomorrow
    next set?
  `),
  weakness: wordings(`
    what 2 improve
    tips?
    how get faster
    where do i lose time
    change what
    get better at climbs how
  `),
};
