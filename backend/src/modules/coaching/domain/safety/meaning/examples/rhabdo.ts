import { examplesOf } from './examples.js';

/** Muscle that breaks down and harms the kidneys. */
export const RHABDO = examplesOf('doctor', {
  signs: `
    my wee looks like coke since the ultra
    peed brown after yesterdays session
    urine the colour of strong tea, quads like rock
    cant bend my arms two days after the pull ups and my pee is dark
    thighs so swollen i cant bend my knees and my wee is rusty
    havent peed since the race and legs are massively sore
    toilet bowl looked like cola this morning after the hill reps
    is it normal to pee like iced tea after a marathon
    quads swollen and hard as wood, dark pee, can i ride tomorrow
    did a crossfit class, now my muscles are huge with pain and my pee is brown lol
    mates pee came out black after leg day
    no wee for 14 hours after the long race, just a few brown drops
    legs so weak i cant stand up from a chair since the squats and my urine is dark
    coffee coloured pee after the gran fondo
    ck was 40000 and they let me go, can i ride
    kidneys ache and pee is dark since the ultra
    dark red wee after a run
    my wee is the colour of bbq sauce after leg day
    arms locked, swollen and i pee dark since the burpee challenge
    whatever came out of me this morning looked like stout
    havent been able to pee since the 100k and my back hurts`,
  harmless: `
    pee stop at km 20, is it counted in moving time
    drank coffee and coke at the cafe stop, did it help
    doms in my quads after the hills, did it slow me
    legs hard as rock after 200 km, normal soreness, how was the power
    i needed a wee the whole race, did i slow for it
    pee was a bit yellow this morning, just thirsty, how was my run
    brown trails and mud, how slow was the off road part
    had a cola at the turn, did my pace pick up
    legs so sore from squats, should i go easy
    dark by the time i finished, how long was i out
    tea stop after 60 km, how long
    my legs are swollen with pride, what a ride, was it a pb
    had a coke at the cafe stop, does that show in my stops
    sore quads two days after the marathon, easy spin ok?
    drank a lot and peed every ten minutes, moving time?
    dark chocolate at the feed zone, energy?
    leg day soreness, all fine otherwise, how is my load`,
});
