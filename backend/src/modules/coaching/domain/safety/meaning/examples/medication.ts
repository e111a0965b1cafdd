import { examplesOf } from './examples.js';

/** What is taken and puts somebody in danger. */
export const MEDICATION = examplesOf('medicine', {
  signs: `
    doubled up on my beta blockers so my hr stays low, good idea?
    six ibuprofen before the marathon ok?
    someone at the club offered me epo, how much do i need
    clen for 2 weeks now and heart is racing
    stopped my epilepsy tabs because they slow me down
    took two caffeine tablets on top of a pre workout and im shaking
    on tren and my bp is 180, can i do intervals
    forgot my insulin, sugar is 22, can i ride
    sugar was 2.4 on the run and i felt drunk
    can i mix tramadol and caffeine for the race
    dnp to cut weight before the season?
    taking my mums thyroid tablets to get lean
    mate sells testosterone gel, will it lift ftp
    skipping my blood thinner on race day, fine?
    heart pills make me slow so i quit them last week
    popping codeine to get through long runs
    microdosing oxygen boosters from a website, dose?
    how long does epo stay in the system
    diuretics to make weight for the hill climb
    8 cans of red bull before the ride, chest feels off
    ostarine cycle with my training plan
    pred tablets from a friend for my knee before the race
    took a whole pack of nurofen this weekend to run through it
    took my hubbys heart tablets to see if hr drops
    loads of painkillers to get round, stomach is burning
    bought some vials online for recovery, how much do i inject
    eight espressos and my hands shake, heart is jumping
    stopped my meds cold last week and feel weird on rides
    sugar keeps dropping under 3 on long runs, keep going?`,
  harmless: `
    two coffees before the ride, is that why hr was high
    does beetroot juice help
    took a gel every 30 minutes, did power hold
    on the juice bar today, smoothies after, good recovery?
    drugged by the sun, lazy ride, how lazy
    caffeine gel at km 60, faster after?
    creatine made me heavier, w/kg lower?
    magnesium for cramps, any use?
    high on endorphins, was it a pb
    natural boost from the tailwind, how many watts
    my doping is cake, how many calories did i burn
    vitamin d in winter, does it matter for ftp
    overdosed on hills this week, is my load too high
    a good dose of tempo, how long was it
    addicted to strava, how many rides this month
    my coffee is my drug, was i faster
    those numbers look like doping lol, is it right
    new vitamins, any effect on hr
    cold shower as medicine, recovery?
    two gels and a banana, enough?`,
});
