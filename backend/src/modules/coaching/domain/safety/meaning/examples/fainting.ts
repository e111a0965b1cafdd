import { examplesOf } from './examples.js';

/** Losing consciousness, or nearly. */
export const FAINTING = examplesOf('emergency', {
  signs: `
    went down like a sack of spuds at the finish, no idea for how long
    everything went fuzzy and next thing i was on the grass
    i was out cold for a sec after rep 6
    legs went, vision went, came round with people standing over me
    greyed out on the climb and had to grab the barrier
    nearly hit the deck when i got off the bike, all swimmy
    my mate conked out mid run and came back after a minute
    keep getting head rushes on easy runs and have to sit down or i'd drop
    the room was spinning and i lost a few seconds
    sort of lost time there, woke up in the ditch
    she just crumpled at the line and wasnt answering us for a bit
    almost went over in the shower after intervals, all black
    i have been fainting on hard efforts, can i still race
    got woozy and my sight closed in from the sides
    my legs turned to jelly and i blanked out for a moment
    felt like i was going to pass out from km 8 on, what happened to my pace
    passed clean out at the feed station
    ears ringing, tunnel vision, then nothing till someone shook me
    swooned at the top of the climb haha, is my ftp too high
    had a blackout on the trainer, can you see where
    i keep nearly keeling over after hard reps
    went all wobbly, ears buzzed and then i was on the floor
    my sister dropped like a stone at parkrun and was twitching
    woke up under the bike, cant tell you how i got there
    vision goes sparkly and grey every time i stop pedalling
    legs folded under me and i was gone for a few secs
    so light headed i had to lie on the road twice
    everything went quiet and dark at the top`,
  harmless: `
    my garmin blacked out at km 12
    fainter signal in the forest, is gps ok
    i passed out half the field on the climb
    legs were gone at km 30, where did it start
    the screen went black, is the last lap there
    dizzying descent, what was my top speed
    blackout curtains and a nap, does sleep matter
    i dropped like a stone in the results, why
    i was out cold and wet for three hours, how was my pace
    totally spaced out on the long run and forgot to press lap
    legs turned to jelly after the squats, is my power down
    faint praise from my coach, was it really that bad
    i collapsed on the sofa happy, how hard was it
    my pace went to sleep in the middle, where
    slept like a log, out like a light at nine, ready to race
    my battery went black at km 40, missing data?
    nearly fainted at the price of that bike
    faint line on the chart, what is it
    got up slowly, all good, what was my load
    i was knackered and napped after, was it a hard one
    dropped from the group at km 60, how much power
    the lights went out in the tunnel, how slow was i`,
});
