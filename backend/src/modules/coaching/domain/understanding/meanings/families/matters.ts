import { wordings, type Meaning } from '../meaning.js';

/** Causes that a recording cannot hold. */
export const MATTERS: readonly Meaning[] = [
  {
    id: 'outside-cause',
    label: 'Causes outside the recording',
    question: 'Was it sleep, food or the weather?',
    operation: 'why',
    topics: {},
    asked: ['workout'],
    wordings: wordings(`
      was it the bad sleep
      did last night's beers cost me watts
      could dehydration be the reason
      was i under fuelled
      did too little breakfast slow me down
      is the heat to blame for the high pulse
      was it the humidity
      could stress at work explain this
      did the new shoes make me faster
      was it my tyres
      could i be coming down with something
      would a coffee have helped
      was it glycogen or pacing
      is it because the baby kept us up
      did i bonk because i skipped lunch
      maybe i drank too little, could that be it
      was the wine on saturday behind it
      did jet lag do that
      could my period have affected this
      was it nerves
      is hay fever the culprit
      not enough carbs, was that it
      did altitude sickness hit me
      were my legs heavy from yesterday's gym
      was i just hungover
      which mechanism made me fade, thirst or sugar
    `),
  },
];

/** More wordings of verdicts on the whole, sensors and settings, by the id of the meaning. */
export const MATTERS_MORE: Readonly<Record<string, readonly string[]>> = {
  steadiness: wordings(`
    metronome or not
    rock solid was i
    dead level throughout?
    was there a stretch i let slip
    glued to one wattage?
    evenness in a single number
    was it run evenly
    did i yo-yo
    flat line or roller coaster
    was my output all over the shop
    a wobbly effort?
    cruise control today?
    quantify how constant i was
    smooth or spiky
    surgy?
    how jagged was the power
    even stevens?
    one pace all the way?
    did i keep the lid on it evenly
    was the effort consistent from gun to tape
  `),
  balance: wordings(`
    left leg share
    is my left leg slacking
    which leg is lazy
    how lopsided am i
    is that imbalance a worry
    one legged cyclist or balanced
    right side percent
    split between the two pedals
    did the right do more than the left
    l/r ratio
    am i symmetrical
    is 51 49 normal
    weaker side?
    how far from fifty fifty are my legs
    dominant leg
    did one leg do all the work
    pedal contribution left and right
    physio wants to know the left share
    do both legs pull their weight
    leg symmetry please
  `),
  feel: wordings(`
    i'd call it a 4 out of 10, fair?
    gave it an 8, do the numbers agree
    what effort score did i punch in
    which rpe did i enter afterwards
    subjectively a solid 8
    felt like a 3, plausible?
    my rating was 6, right?
    rpe 9, do you buy that
    what did i tell my watch about the effort
    perceived exertion seven, is that realistic
    i typed in a five, too low?
    feel score on the device
    does my 4 match the heart rate
    how did i say i felt
    was my rating honest
    i logged a two, come on
    is my seven of ten in line with the data
    what rating did i leave
    guess my rpe
    on a scale of one to ten how hard would you say
  `),
  quality: wordings(`
    did the sensor lie to me
    was the strap drunk
    how many samples were binned
    any junk in the trace
    head unit claims 5000 w, really?
    is that peak a glitch
    map has me teleporting
    was it logging every second
    can i believe this file
    which sensor misbehaved
    did gps go mad
    spikes removed?
    is the distance still fine after the jump
    what had to be scrubbed
    dropouts anywhere?
    does the recording have holes
    was the power meter playing up
    are the numbers trustworthy
    did the watch cheat me
    how clean is the data
  `),
  ftp: wordings(`
    squeeze an ftp estimate out of this
    where would you set my threshold
    does this argue for or against 250
    is the number in my profile stale
    does the setting still hold
    raise it then?
    what threshold does the best 20 hint at
    bump my ftp after this?
    is my threshold a fantasy
    knock it down then?
    garmin has 315 and you 250, which is nearer the truth
    read an ftp off this ride
    is 250 believable
    which ftp follows from this hour
    would you change the setting
    does this ride prove my ftp wrong
    ftp verdict please
    am i stronger than my ftp says
    how far off is my stored ftp
    new threshold from this?
  `),
};
