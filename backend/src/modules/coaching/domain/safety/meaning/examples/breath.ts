import { examplesOf } from './examples.js';

/** Breath that fails beyond what effort explains. */
export const BREATHLESS = examplesOf('emergency', {
  signs: `
    cant get a full breath in since the ride, two hours now
    winded going up the stairs all week, never had that
    breathing feels like through a straw on easy runs
    wheezing so hard i couldnt talk and the inhaler did nothing
    i was sucking air and got none, panicked
    wake up at night needing to sit up to breathe, legs puffy
    lungs wouldnt fill, had to lie on the kerb
    out of puff just tying my shoes since the flight
    pink stuff came up when i coughed after the swim
    lips were purple and i couldnt get air
    breathless for no reason today, on the flat, at walking pace
    my asthma went off and i used the puffer eight times and its still bad
    bubbling noise in my chest and coughing froth after the triathlon
    my kid couldnt breathe properly after his run and went blue round the mouth
    suddenly couldnt breathe on the ride and it hurt
    been so short of puff i had to stop talking, even sat down
    up at 3500 m im gurgling when i breathe and cant keep up a walk
    every breath stabs on one side and im puffing on the stairs
    sob even lying flat, can i do the easy spin
    chest rattles and i cant lie flat since the swim
    took three goes to finish a sentence at walking pace
    lungs feel half full and im wheezy at rest
    he turned blue and was fighting for air
    i get out of puff brushing my teeth now
    gasping in bed since yesterday, just unfit?`,
  harmless: `
    out of breath after the sprint, gone in a minute, how hard was it
    i was panting on the climb, which zone
    breathing hard at threshold is normal right
    huffing and puffing behind the group, what pace was it
    couldnt catch my breath before the next rep, was the rest too short
    breathtaking views, how high did i climb
    no air in my tyres, did it slow me
    ran out of puff at km 9, where did pace drop
    does nasal breathing lower my heart rate
    lungs burning in the 400s, how even were they
    catching my breath at the lights, is that in moving time
    what is a good breathing rhythm for zone 2
    the climb took my breath away, how steep
    my respiration rate on the watch was 45, is it high
    puffed like a steam train up the hill, power?
    thin air at 2500 m, how much power do i lose
    gasping at the top like everyone, recovered in a minute
    breathing was smooth all run, zone 2?
    mask on in training, power lower?
    could chat the whole way, easy enough?
    winded by a side stitch for a bit, then fine, pace?
    my lungs love the sea air, was i quick`,
});
