import { examplesOf } from './examples.js';

/** What heat does before it kills. */
export const HEAT = examplesOf('emergency', {
  signs: `
    was 36 out and i stopped sweating and got goosebumps
    boiling day, started shivering at mile 18 and couldnt think straight
    felt drunk in the sun and kept wandering off the road
    my skin went dry and hot and i was babbling apparently
    30 degrees, threw up twice and dont remember the last 5k
    overheated so bad i didnt know my own name
    mate of mine was burning up and talking rubbish after the race in the heat
    so hot today i was chilled and had a pounding head and was sick
    cooked myself, was staggering and couldnt hold a line
    temp of 40 after the marathon and still confused
    cooked in the sun, cant keep water down since, peeing nothing
    girlfriend is red hot, not sweating and acting weird after her run, what should she do
    hot ride, went all clammy and confused at the cafe
    i think the heat got me, still out of it three hours later
    sunstroke yesterday can i do a long run today
    got so hot i started hallucinating on the climb
    roasting out there, goosebumps and shivers then blurry
    mums gone all red and muddled after her jog in the sun
    so hot i stopped making sense on the radio
    had the heat wobble, collapsed at the line, body temp 41
    still throwing up hours after the hot race and head is pounding`,
  harmless: `
    was it the heat that made me slow
    so hot my garmin shut down, data ok?
    sweat everywhere, is hr off because of the heat
    i melted out there, how much slower was i than usual
    hot day, drank three bottles, how was my drift
    i was cooked after rep 4, did power drop
    burning up the road today, was it a pb
    does heat acclimation raise ftp
    confused why pace dropped at 25 degrees
    the sun was out finally, was i faster
    i dont sweat much in winter, hr lower?
    how hot was it according to the watch
    heat training sessions in the garage, is my hr higher
    red hot legs today, best 5 min?
    boiling today, drank plenty and felt fine, drift?
    indoor trainer without a fan, sweated buckets, feel great, load?
    scorching day but i loved it, was i quicker
    33 degrees and i slowed down on purpose, how much
    sauna after the ride, does it count as training
    too hot for the strap, wore the watch, ok?`,
});
