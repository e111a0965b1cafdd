import { examplesOf } from './examples.js';

/** Too much water for the salt that is left. */
export const HYPONATRAEMIA = examplesOf('emergency', {
  signs: `
    drank loads of water in the marathon, now puffy hands, headache and being sick
    10 bottles of plain water, feel bloated and muddled
    gained 2 kg over the race, rings are tight and im confused
    drank at every station, now throbbing head, vomiting and cant think
    hands swollen like sausages and feeling spaced out after 6 h of water
    i weighed more after the ironman and feel really sick and odd
    she drank about 8 litres and is now twitchy and talking funny
    sloshing belly, nausea, splitting head after drinking all day in the heat
    overdrank and now im peeing clear nonstop, dizzy and confused
    sodium was low they said, still groggy, ok to run?
    so much water today my fingers are fat and my head is pounding and i keep throwing up
    had a litre every half hour, now muscles twitch and im out of it
    chugged water all day, ring wont come off and my head is splitting
    she drank nonstop at the ultra, now confused and puking
    i peed ten times, drank 9 litres, now feel drunk and swollen`,
  harmless: `
    drank two bottles in three hours, is that enough
    how much water for a 3 hour ride
    felt bloated from the gels, did i slow
    salt on my shorts, am i a salty sweater
    belly full of water at the start, slow first km?
    weighed a kilo less after the ride, is that sweat
    do i need electrolytes in winter
    water bottle fell out at km 30, pause?
    hands swollen a bit from the heat, normal, pace?
    lost 2 kg in sweat, how hot was it
    drank a bit more than usual, felt good, drift?
    forgot electrolytes, no issue, power at the end?
    bloated from the soda at km 80, pace?`,
});
