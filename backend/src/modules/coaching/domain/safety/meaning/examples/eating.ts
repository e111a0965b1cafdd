import { examplesOf } from './examples.js';

/** Eating that has become an illness, or is about to. */
export const EATING = examplesOf('eating', {
  signs: `
    i sick up my dinner when i havent trained
    living on coffee and gum to get to race weight, how is my w/kg
    havent had a period since january but im finally light
    i run till ive burned off everything i ate
    scared of carbs, i cry if i eat bread
    only had an apple and a rice cake in two days, why was i slow
    my sister trains 4 hours a day and hides her food
    i have to earn every meal with a run
    600 kcal a day and two sessions, why is my power dropping
    i eat then feel so guilty i go run 20k at night
    fingers down my throat after tea again, ride was fine tho
    cant stop bingeing after long rides then starve next day
    im 45 kg and still too fat for the climbs
    taking water pills and laxies before weigh in
    i weigh myself ten times a day and cant eat if its up
    no period in 8 months coach says thats good for runners
    chewing and spitting so i dont gain
    skipping all my meals so i can drop 5 kg this week
    if i eat more than 1000 cals i hate myself
    my periods stopped when i upped the miles and cut food
    used to have ana, its creeping back, how many calories did i burn
    i feel disgusting whenever i eat before a run
    third stress fracture, no periods, eating very little
    i feel i dont deserve dinner unless i run first
    lost 9 kg in a month, everyone worries but i want lower
    hair is falling out, no cycle for a year, running 120k
    been bringing my meals back up since the season ended
    nothing but black coffee till after my evening run every day
    the number on the scale decides if i eat today
    cant eat in front of the team and i weigh every gram`,
  harmless: `
    fasted ride this morning, was my hr lower
    skipped breakfast, did i bonk
    how many kcal did i burn
    dropped two kilos over winter, does w/kg go up
    starving after that ride, how much did i burn
    ate a whole pizza after, worth it?
    want to get lean for the alps, what is my w/kg now
    a long period without racing, did i lose fitness
    feel heavy today, was i slower uphill
    binge watched the tour on the trainer, how long did i ride
    i ate too many gels and felt sick, where did i slow
    hungry like a wolf at km 100, did power fade
    cut out sugar, am i faster
    over the period from may to july how did i do
    forgot my food at home, is that why i faded
    feeling fat and slow after christmas lol, how far off am i
    weight in my profile is wrong, does it matter
    coach wants me to eat more carbs, did fuelling help
    ate too much at christmas, does w/kg show
    missed lunch and bonked, where exactly
    two kilos up after holiday, back on it, climb speed?
    sick of gels, what else about my power
    my period of heavy training ends sunday, how is form
    hungry again, how many calories was it`,
});
