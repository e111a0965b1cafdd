import { examplesOf } from './examples.js';

/** Bleeding that needs a look or does not stop. */
export const BLEEDING = examplesOf('doctor', {
  signs: `
    blood in the toilet after long runs, quite a bit
    gash on my knee wont stop bleeding since the crash, was the gps ok
    black tarry poo since the marathon
    coughed up some red stuff after intervals
    puked something like coffee grounds after the race
    saw red in my pee after a trail run
    cut is deep and you can see white, still dripping
    bleeding down there since the ride and its not my period
    nose has been pouring for an hour since the run
    stools were bloody after the half, normal?
    mate sliced his leg on a chainring and its pumping out
    bled through three towels after the fall
    brought up blood when i was sick at the finish
    soaking a pad every hour and feeling faint, can i do the long run
    on blood thinners and fell off, bruise is spreading fast
    my poo had fresh blood in it after the ultra
    ibuprofen all week and now my stool is black
    loo was full of blood after the 20 miler
    cant stop the bleeding from my knee its been an hour
    threw up dark bits like old coffee
    had red streaks when i coughed at the line
    leg is cut to the bone i think, whats my avg speed`,
  harmless: `
    bloody hell that was hard, how hard
    bleeding edge kit, am i faster
    bled time on the descents, how much
    gave blood on monday, is my power down
    small graze on my elbow, plaster on, how was the race
    nipples bled a bit from the shirt, what was my pace at km 30
    blister popped, did i limp in the data
    my blood sugar felt low, did i fade
    sweat and blood on every climb, how many metres
    red mist came down and i attacked, what power
    lactate in my blood was 4, what is that
    blood test says iron is fine, why am i slow
    grazed my elbow last week, all healed, compare laps
    tiny blister, clean now, pace?
    bit my lip on a pothole, where was it
    nosebleed for ten seconds, stopped itself, pause?
    scabs from last month look cool, was i faster back then`,
});
