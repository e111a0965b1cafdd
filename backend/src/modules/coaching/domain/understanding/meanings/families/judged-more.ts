import { wordings } from '../meaning.js';

/** More wordings of judgements, advice, terms and what a recording lacks, by the id of the meaning. */
export const JUDGED_MORE: Readonly<Record<string, readonly string[]>> = {
  prediction: wordings(`
    can i break 40 minutes over 10k
    sub 3 marathon possible?
    am i in shape for a 1:45 half
    what half time is this worth
    could i go under 20 for 5k
    is a sub 4 marathon on
    would i finish a marathon
    10k shape after this?
    what does it say about my half marathon
    marathon equivalent of this
    what would i race over 15 km
    can i run a 400 in 70
    equivalent 10 mile time
    realistic target for the half
    then what about a full marathon
    what could i do in a race
  `),
  'what-if': wordings(`
    pretend my ftp were 280
    with ftp 310 what would the tss be
    how would the intensity look with a lower ftp
    power of the reps as percent of an ftp of 320
    say i raise my ftp by 10 watts
    recalculate with 265
    redo the tss with my new ftp
    intensity factor if ftp was 240
    what percent of ftp were the intervals if i set it to 290
    would that be zone 3 with an ftp of 300
    how long would a marathon take at this pace
    if i kept this up for a half what time
    same pace over 10 miles what would it be
    at that speed when would i finish 100 km
    what would i run for 10k holding this
    if i held that for the full distance
    carry this pace on for 30 km
    whats the finishing time at this average
    project this pace to 21 km
    extrapolate to a marathon
    keeping it going for another hour how far would i get
    how far would i have got in 2 hours
    if i could hold this speed for 180k
    what does this pace make for a full marathon
    time for 50 km at todays speed
    if i ran like this for 15k
    pace x marathon distance
    what clock time would this pace give
    at the same rate how long for 5k
    suppose i kept going like that till 42k
    this pace for a half would be
    how long would it have taken at 35 kmh
    if i ran 10 seconds a km faster what time would i get
    what time would i have done at 4:30 pace
    if i had gone 5 percent faster
    how much time would i save at 40 km/h
    what if i had averaged 220 watts
    with 20 watts more how fast
    what pace do i need for sub 40
    what speed would i have needed to finish in an hour
    how fast do i have to go to make it in 50 minutes
    whats the time for this course at 5:00/km
    how much sooner would i be home at 32 an hour
    if i weighed 3 kilos less
    w/kg at 68 kg
    watts per kilo if i lost weight
    what would it be at 75 kg
    how many kj at 250 watts
    if my max hr was 195 what percent was that
    what would 6:00 pace have given
    required pace for 45 minutes
    how much faster to break 20
  `),
  definition: wordings(`
    whats a variability index when its at home
    explain tss like im five and say mine
    define decoupling and give my number
    what on earth is an intensity factor
    np for dummies
    what is w prime in plain words
    i dont get vdot what is it
    what do you call efficiency factor
    translate normalized power into english
    what does gap stand for
    meaning of trimp
    drift what is that and how much had i
    explain zones to a beginner
    cadence in simple words
  `),
  recovery: wordings(`
    rest or jog tomorrow
    should i go easy tomorrow
    can i do hard stuff tomorrow
    intervals tomorrow yes or no
    how long until im fresh
    take it easy the next days?
    do i get a day off
    when is the next hard session ok
    is a double ok after this
    legs ok so can i run tomorrow
  `),
  'next-session': wordings(`
    what do i do tomorrow
    what now for tomorrow
    suggest tomorrows ride
    whats sensible for the next run
    what comes after this one
  `),
  event: wordings(`
    how do i wind down before the race
    race is next week how much do i train
    easing off before an event
    what do the last ten days look like
    how do i arrive fresh at the start line
  `),
  weakness: wordings(`
    one thing to fix
    what would you change about how i ran
    what is the biggest thing to improve from this
    what should i do better next time
  `),
  'plan-done': wordings(`
    did i complete every step
    was all of the workout done
    did i do all the reps on the programme
    did i tick off everything the coach set
    which steps were out of range
    were the targets met
    did i keep within the prescribed watts
    finished the whole thing as written?
    skipped any of it?
    did i follow the workout my club gave me
  `),
  ftp: wordings(`
    whats my ftp judging from this ride
    does this say anything about my ftp
    should i lower my threshold setting
    guess my ftp
    ftp estimate from today
    new ftp?
    is my ftp set right
    threshold power after this
    does my threshold need updating
  `),
  'w-prime': wordings(`
    how near to blowing up did i get
    how close to empty
    did i nearly pop
    was there anything left in the anaerobic tank
    how low did my battery get
    at the worst moment how much was left
    how close was i to cracking
  `),
  zones: wordings(`
    percent in zone 5
    share of time in each zone
    which zone dominated
    zone i was in most
    seconds in z4
    how big a part was easy
    what part of it was above threshold zone
    easy versus hard in percent
    how much of that was zone 1
    distribution in percent
  `),
  load: wordings(`
    how much did that take out of me in numbers
    is that a big load
    another number for the load without power
    is 100 tss a lot
    what is the hr based load
  `),
  quality: wordings(`
    what is wrong with this file
    list the data problems
    which data did you throw away
    how many dropouts were there
    can i trust the heart rate here
    the max power cant be real
    is the distance right or did gps go crazy
    what did you repair
    is any of this data off
    spikes in the file?
    was my power meter acting up
  `),
  'off-topic': wordings(`
    any tips for getting a toddler to sleep
    how do i get wine out of a carpet
    best way to cook rice
    what should i name my dog
    how do i fix a leaking tap
    which phone should i buy
    how do i get rid of ants
    can you help with my taxes
    tell me about the roman empire
    what should i wear to a wedding
    how do i grow tomatoes
    recommend a book
    what time is it in tokyo
    my baby wont stop crying
    how do i ask for a raise
    good name for a cat
  `),
  unmeasured: wordings(`
    how much incline did i run on the treadmill
    what grade was the belt set to
    what was the wind like
    how humid was it
    how much did i drink
    what did i eat before
    who was faster me or my friend
    what gear ratio did i use
    how was my pedalling technique
    was the road wet
    how many other riders were there
  `),
  steadiness: wordings(`
    was that a mess
    smooth or jumpy
    all over the shop?
    was i consistent or all over the place
    even effort or yo-yo
    did i keep it level
    how choppy was it
    was the power up and down a lot
    did i ride it flat
  `),
  effort: wordings(`
    was that gentle
    hard or medium
    was that everything i had
    did i empty myself
    was it proper hard
    easy enough for a recovery day
    how rough was that on the body
    all out or not
    was i holding back
  `),
  fade: wordings(`
    did i run out of steam
    why did i die at the end
    did i hold it together
    why so weak at the end
    did i fall apart
    did i crack in the last part
    reason for the drop at the end
  `),
  balance: wordings(`
    is one leg weaker
    which leg does more
    left right split
  `),
  health: wordings(`
    my knee hurts since km 8
    sharp pain in my hamstring can i train
    twinge in my back carry on?
    achilles is sore should i run
    my hip is aching after this
    shin splints again
    tight calf can i run tomorrow
    numb foot on the bike
    sore throat can i ride
  `),
};
