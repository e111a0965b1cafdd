import { examplesOf } from './examples.js';

/** A fresh injury that needs a look today. */
export const TRAUMA = examplesOf('trauma', {
  signs: `
    heard a crack in my ankle and cant put weight on it
    wrist is a weird shape after the fall, how was my power
    felt a bang in the back of my calf like someone kicked me and cant push off
    collarbone is sticking up under the skin since the crash
    shin hurts at night and on every hop, cant walk without limping
    something popped in my knee and its blown up like a balloon
    cant lift my arm since i came off
    groin pain so bad i cant stand on that leg
    foot has gone cold and white since the fall
    went over on my ankle, purple and huge, marathon in 3 days?
    my hammy went with a snap and there is a big bruise
    hip so sore after the fall i cannot walk
    you can see the bone on my elbow
    back locked and legs feel weak since deadlifts
    finger is bent the wrong way after i crashed, finish the ride?
    knee is swollen red hot and i have a temperature
    belly rock hard and sore since i hit the handlebars
    neck hurts to move since the crash and fingers tingle
    shoulder popped out and back in, can i swim tomorrow
    ribs hurt to breathe since the crash
    cant weight bear after twisting my knee on the trail
    felt my achilles go, theres a gap in it
    a car hit me this morning, hip is killing me, whats my load
    kicked by the handlebar in the stomach, left shoulder hurts and feeling faint
    knee went sideways with a crunch and now it wont hold me
    thumb is facing the wrong way lol whats my tss
    couldnt put my foot down after the slip, its massive
    back of heel twanged and now i walk flat footed
    elbow swelled to a grapefruit and wont straighten
    shin pain in one tiny spot that throbs at night`,
  harmless: `
    legs are sore after the hills, was it too much
    my calves were tight in the first km, then fine, pace?
    stiff back after 5 hours, was the last hour slower
    the chain snapped at km 40, how long was i stopped
    my form broke down at km 30, can you see it
    popped on the climb, when did i lose the wheel
    cracked on the last climb, how much power did i lose
    gear cable snapped, cadence low?
    twisted road, many corners, did it slow me
    killer quads today, best 1 min power?
    toe overlap annoyed me all day
    achilles heel of mine is pacing, was it better
    wheel is bent, is the speed sensor off
    limping home on a flat tyre, how slow
    broke my record or not
    a bit of soreness in my thighs from the gym, is load ok
    popped a spoke on the descent, rest ok?
    knee joint is fine, pedal bearing clicks, cadence?
    broke a shoelace, pause?
    old ankle sprain, all healed for years, balance ok?
    legs in bits after the race, normal, load?
    my back wheel slipped, where
    snapped at my brother on the climb, what was my hr
    calves a bit tight, loosened up after km 3`,
});
