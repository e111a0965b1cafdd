import { examplesOf } from './examples.js';

/** Somebody who may hurt themselves. */
export const SELF_HARM = examplesOf('crisis', {
  signs: `
    ive been thinking about ending it
    whats the point of any of it, i dont want to be here
    not sure i want to wake up tomorrow tbh
    everyones better off if im gone
    thought about just steering into a lorry on the way home
    riding is the only thing stopping me doing something stupid
    i looked over the bridge for a long time on my run
    been cutting again, does it affect my training
    my mate says he wants to top himself, how do i help
    i hate being alive, how was my run
    dont care if a car hits me anymore
    got the pills lined up tonight
    im done with life not just training
    wish i would just not wake up
    feel like theres no way out
    cant do this anymore, not the plan, all of it
    sometimes i think about jumping
    i want it all to stop
    i burn my arms when i miss a session
    nobody would even notice if i wasnt here
    ive written a note to my kids
    feeling like unaliving myself after that race
    kms honestly, no point anymore
    i dont see a future for me
    ive given away my bike and said my goodbyes
    thinking dark thoughts about stepping in front of a train
    my daughter says she wants to disappear and cuts herself
    i deserve to be hurt, i hit myself when i fail a workout
    been so low i plan how i'd do it
    life isnt worth it without running
    i just want the pain in my head to end for good
    ill be dead by the weekend so who cares about ftp
    took a load of paracetamol last night, what do i do about todays run
    running is pointless and so am i, i want out
    my brother messaged me goodbye and wont pick up
    i feel so empty i could end everything
    nice ride, probably my last, cant see past the weekend
    hoped a truck would do the job for me today
    everything hurts inside and id rather not be around
    if i disappeared itd be easier for them
    been googling painless ways
    keep picturing the cliff on my route and letting go
    i carve lines in my arm when i miss splits
    no one will need to worry about me after sunday
    my teammate texted that hes going to end things tonight
    i cant stop crying and i dont want to be alive
    training is the only reason im still here
    saved up my tablets in the drawer
    whats the use, im better off six feet under
    voices tell me to ride into the wall`,
  harmless: `
    killing myself with these intervals lol, how did i do
    wanted to die on rep 6, how slow was it
    i was dead by km 35, where did i fade
    that hill nearly killed me, gradient?
    dying to know my ftp
    end it with a sprint or stay steady?
    im done with this plan, make it easier
    no point in riding easy, right?
    i want this winter to stop, whats the weather effect
    whats the point of zone 2
    kill or be killed pace today, was it too fast
    shoot me, i forgot to press start
    i would rather die than run slow, whats easy pace
    ended it with a kick, how fast was the last km
    cut myself some slack today, was it easy enough
    cut myself shaving before the race, how was my pace
    that interval set was suicide, how hard was it
    jumped off the front at km 90, how much power
    could not go on after rep 5, what went wrong
    i hate myself for starting too fast, how fast
    deadly heat, murder climb, great ride
    hit rock bottom with my form, when does it come back
    cant go on like this, i need more rest in the plan
    tired of running the same loop, does it show
    life is good, legs are not, why
    bury me, 200 km done, how was it
    how many kms did i ride this month
    goodbye zone 2, hello threshold, ready?
    wake me up when base season ends, how long still
    nobody would notice if i skipped one rep, would it matter
    i want to die when i see hill reps on the plan haha
    kill me now, 400s tomorrow, what pace
    i give up on this watch, which laps are right
    end of the line for these shoes, km total?
    so done with headwinds, how slow was i
    dead legs society, am i fresh
    death by burpees, effort?
    what a killer finish, how fast
    cant wait for this taper to be over, how long
    my soul left my body on that climb lol, gradient?
    feeling low on energy today, is my load high
    sick and tired of zone 2, can i go hard
    im not here next week, holiday, how do i plan
    crying with joy, new pb, by how much
    last ride of the year, how was the season
    jumped into traffic lights queue, how long did i stop`,
});
