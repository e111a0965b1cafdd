import { examplesOf } from './examples.js';

/** An allergic reaction that may close the throat. */
export const ALLERGY = examplesOf('emergency', {
  signs: `
    got stung on the ride and my lips are fat
    hives everywhere and throat feels tight after that gel
    bee got me in the mouth, tongue is growing
    itchy all over, face puffed up and felt faint on the run
    come out in welts every time i run after eating wheat and once i nearly collapsed
    ate a bar with nuts, now wheezy and swollen eyes, 20 km to go
    my throat closes up when i run after shrimp
    wasp sting an hour ago, whole arm swollen and im dizzy
    used my epipen on the climb, ok to finish the ride?
    took an antibiotic, went for a run and my face blew up like a balloon
    friend was stung and cant swallow
    rash all over and voice has gone hoarse since the new gel
    tummy cramps, hives and lightheaded after the sting
    bit into a protein bar, mouth tingling and eyes swelling shut
    stung twice, now blotchy and cant breathe well
    face like a football since the new energy drink`,
  harmless: `
    hay fever, was my hr higher
    itchy jersey, how was the ride
    stung by defeat, how far off was i
    a bee flew in my helmet and i stopped, where
    allergic to hills me, how many metres
    swallowed a fly at km 10, slowed down?
    nettles on the trail, legs sting, pace?
    pollen was bad, does that cost power
    rash decision to attack, how much power
    my throat was dry, should i have gone slower
    hay fever sneezing, same every june, how was my run
    wasp on my bottle, it flew off, longest stop?
    mozzie bites itch, sat too long at the lake, stop time?
    new sunscreen made my eyes water, slower?`,
});
