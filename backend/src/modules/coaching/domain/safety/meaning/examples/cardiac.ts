import { examplesOf } from './examples.js';

/** A heart that gets too little blood, or is out of its rhythm. */
export const CARDIAC = examplesOf('emergency', {
  signs: `
    weird squeezing thing across my chest on the last climb, gone when i stopped
    chest felt like someone was standing on it in rep 4
    bit of tightness in the chest lately when i push, probs nothing
    got this ache in my left arm and jaw whenever i go over threshold
    how were my splits? also my chest was burning and not the good kind
    asking for a mate, he gets a band of pressure round his ribs on hills and it goes when he stops
    my dad went grey and clutched his chest on the ride
    heart doing somersaults after i stopped
    my ticker keeps missing a beat then banging
    heart went mental at 210 while i was sat at my desk and i felt awful
    pulse is all over the shop since the race and i feel rough
    sharp pain under my left boob when i breathe in hard running
    felt like indigestion but only when i run uphill and it goes into my throat
    my heart wont settle, its been hammering for 2 hours since the finish
    cold sweat and a heavy feeling in my upper body mid ride, had to sit down
    fluttery chest and had to pull over, what was my power then
    sore between the shoulder blades and breathless every time i push hard
    heart felt like a fish flopping about in there
    tightening in chest n tingling down arm near the end
    my chest has been niggling on every run this week, should i do the intervals
    woke up with my heart pounding out of rhythm after the long ride
    friend of mine had chest pains at mile 20 and wants to race on sunday
    jaw goes sore and i feel sick on every hard effort, stops when i rest
    i get a lump of pressure behind the breast bone on steep bits
    had a funny turn with my heart, it raced then paused then raced
    chst pains on climb lol am i just unfit
    my resting pulse jumped to 130 and its jumping about, i feel faint
    it feels like my heart stops for a second in the sprints
    there is an ache in my chest that has not gone away since yesterdays run
    svt kicked in again on the climb, do i finish the block
    chest has been a bit tight since tuesday, only on the bike, nbd?
    feels like my heart trips over itself on warm ups
    got a dull ache behind my ribs that comes on with effort and goes with rest
    mate in our club rubbed his chest all ride and looked grey as anything
    two lots of chest flutter in the last rep then light headed, whats my max hr
    hr shot to 220 and i could feel it thumping in my neck, legs went weak
    arm ache and sweating buckets for no reason while cooling down
    my heart goes boom boom nothing boom when i lie in bed
    had to stop on the hill, vice round the ribs, ok after five minutes
    throat and jaw tighten up every interval, any idea why`,
  harmless: `
    my chest strap chafed and left a sore on my chest
    heart was in my mouth on that descent, how fast was i
    why does my heart rate jump to 200 in the first minute, strap dry?
    my heart wasnt in it today, does it show
    heart rate was all over the place but its an optical sensor
    hr spiked when a dog chased me, can you see it
    got that off my chest, now how was the ride
    chest and arms in the gym yesterday, legs fresh today?
    the hr strap squeezes my chest too tight, does that change the reading
    my heart rate skipped around in the tunnel, gps or strap?
    racing heart before the start was just nerves, what was my hr at the gun
    missed my heart rate data for 5 min, why
    heartbreak hill was brutal, how did i do there
    my hr alarm kept beeping, was i over 180 for long
    pressure from my club mates to go faster, did i overdo it
    left arm of the bars is loose, did my cadence drop
    no chest pain no dizziness just slow, why
    what is a normal resting heart rate
    my heart rate pounded at 175 for the whole 10k, which zone is that
    cardiac drift was high, what does it mean
    new chest strap feels tight, is the data ok
    pedal stroke felt irregular, is my left right balance off
    my power was fluttering around, bad meter?
    felt my pulse in my ears on the sprint, normal max effort, what was my peak
    my heart says go but the legs say no, how fresh am i
    left arm is tired from holding the phone lol, power?
    my chest was out and shoulders back, better form?
    pulse was higher than usual, had two coffees
    hr monitor skipped beats in the file, cable loose
    heavy legs and high heart rate, am i tired
    that final climb gave me a heart attack when i saw the gradient haha
    my heart rate took ages to come down after the sprint, fitness?
    the hr belt left a burn mark, data fine?
    doctor checked my heart last month and its perfect, so was zone 4 ok
    my chest strap died so i used the wrist one
    loved that ride with all my heart, what was the best bit`,
});
