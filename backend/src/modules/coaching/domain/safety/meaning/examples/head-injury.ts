import { examplesOf } from './examples.js';

/** A head that was hit. */
export const HEAD_INJURY = examplesOf('emergency', {
  signs: `
    came off and my helmet is in two bits, feel a bit foggy
    whacked my noggin on the tarmac, been sick twice
    over the bars, dont remember the next half hour
    smacked my bonce on a branch and now lights hurt my eyes
    stacked it on the descent, head bounced, all good i think, whats my avg
    clonked my head, keep asking the same questions says my wife
    cant concentrate and got a headache since i went over the handlebars
    got knocked off by a car and landed on the back of my skull
    face planted at 40 kmh and feel sleepy
    my son hit his head in the crit and is vomiting
    took a tumble on the trail, ringing ears and dizzy since
    lump on my head the size of an egg and feeling spaced out
    clear fluid coming out of my ear after the crash
    lost the front wheel, cracked the lid, headache since yesterday
    banged heads with another runner, seeing double now
    bit concussed i guess but fine to ride tmrw?
    went down hard, head first, blank for a bit
    crashed on my head and now my neck tingles
    nutted a low branch, been queasy and slow since
    slid out and my head took the kerb, bit fuzzy on the details
    my lad came off and keeps dropping off to sleep
    went flying off the bike, cant recall the afternoon
    headache wont shift since the fall on saturday`,
  harmless: `
    head down into the wind, how fast was i
    my helmet strap is loose, anyway how was the ride
    new aero helmet, faster?
    hit the front of the bunch, how hard did i pull
    i bonked my brains out at km 80, where did it start
    crashed hard in the last hour, energy wise, power?
    my head is spinning from the stats, what matters
    i banged out ten reps, how even were they
    my head said no but the legs said yes, how did it go
    hit my head unit by mistake and stopped the recording
    over my head in that group, how far above threshold
    use your head on the first climb they said, did i
    watch smashed on a rock, is the file complete
    headbanging music on, was my cadence higher
    helmet hair is real, how was the ride
    my head fell off the pace, where
    banging tunes and my head was nodding, cadence?
    nearly crashed but saved it, how fast was i
    dropped my helmet in the garage, is it still ok to use
    mentally cracked at km 90, where did power drop`,
});
