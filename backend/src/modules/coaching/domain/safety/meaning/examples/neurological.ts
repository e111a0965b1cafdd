import { examplesOf } from './examples.js';

/** What may be a stroke, a seizure or bleeding in the head. */
export const NEUROLOGICAL = examplesOf('emergency', {
  signs: `
    couldnt get my words out after the run, came out as gibberish
    my left hand stopped doing what i told it halfway up
    half my face felt like at the dentist for ten minutes
    lost half of what i could see for a few minutes on the bike
    one arm went all dead and heavy and i dropped my bottle
    mouth went wonky on one side after the race, fine now
    my wife says i was talking nonsense after the ride
    had a fit after the finish, dont remember it
    my husband started shaking all over and his eyes rolled back at km 38
    worst headache ever came on like a bang in the sprint
    suddenly seeing two of everything on the descent
    couldnt walk straight after the run, kept veering to the left
    right leg just went floppy out of nowhere
    pins and needles down one whole side since the ride
    grip on my left side is gone and my speech is a bit off, whats my recovery time
    lost vision in my right eye for a minute, came back
    clubmate was slurring and confused after a flat easy ride
    cant feel my foot and cant pee properly since the long ride, back is agony
    tia last night apparently, ok to do the group ride?
    my arm wont lift and my face is funny
    ever since the sprint my head is exploding and my neck is stiff
    numb between the legs and legs weak since i lifted, can i run
    kept forgetting where i was and who i was with on the run
    zigzag lights then couldnt speak for a bit
    tongue felt thick and words came out backwards
    left eye went dark like a curtain coming down
    couldnt button my jersey, fingers on the right wouldnt listen
    one leg started dragging at km 12 and my foot slaps the ground
    my buddy was twitching and drooling then didnt know us
    sudden spinning and i couldnt stay upright, still throwing up
    numb lip and numb hand same side for half an hour
    skull splitting pain hit me mid deadlift`,
  harmless: `
    left foot went numb in tight shoes, does cadence show it
    my hands tingle from the bars on long rides, was the road rough
    numb bum after four hours, how long was i in the saddle
    my left leg puts out less power, how much less
    i had a fit of laughter at km 5, why did i slow
    got a headache from all these numbers, keep it simple
    i cant speak highly enough of this plan, whats next
    couldnt talk in full sentences in the tempo, was that zone 4
    stroke rate or stroke volume, which one matters
    a stroke of genius to start slow, did i negative split
    saw double figures on the gradient, how steep
    right side of the pedal reads zero, is it broken
    blind corner made me brake, where was that
    lost sight of the leader at km 7, how slow was i
    my brain is fried after work, did it show in the ride
    face full of rain, how cold was it
    i keep forgetting to press lap, can you find the intervals
    wobbly on the bike in the wind, cadence ok?
    hands a bit numb from the gravel, gone at the cafe
    numb backside from the new saddle, gone when i stand, cadence?
    my head was all over the place before the start, just nerves
    toes asleep in the tight shoes, better after loosening
    this stress score is giving me a headache, explain
    brain fog from the night shift, was i slower
    my right leg is stronger, what is the balance
    couldnt stop talking on the ride, was it easy enough
    speechless at that pb, how much did i beat it by`,
});
