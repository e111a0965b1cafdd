import { examplesOf } from './examples.js';

/** Of an unborn child and its mother. */
export const PREGNANCY = examplesOf('emergency', {
  signs: `
    28 weeks and getting cramps and some spotting after runs
    im pregnant and felt fluid leak on the ride
    baby hasnt moved much since my long run
    expecting, and got really dizzy with a bad headache and swollen hands
    tightenings every ten minutes since the easy jog, 33 weeks
    6 weeks along and a sharp pain on one side of my belly, can i run
    wife is 30 weeks and bleeding after a spin class
    my bump went rock hard and sore on the run and wont relax
    had some blood when i wiped, first trimester, is my hr too high
    i think my waters went on the walk
    pregnant with chest fluttering and breathless at rest
    positive test, cramps and bleeding since the tempo
    seeing flashing lights and my ankles ballooned, 35 weeks, ok to ride
    gave birth 3 weeks ago and bleeding got heavy after a jog
    less kicks since yesterday, 31 weeks, should i stop training
    20 weeks gone, fell off and landed on my belly
    im 24 weeks and had a gush of fluid on the treadmill
    pregnant, tummy pains come and go since the swim, can i run
    my wifes bump hurts and shes seeing spots after our walk
    first trimester, brown discharge and cramps since spin
    havent felt the baby kick since my ride`,
  harmless: `
    my wife is pregnant so i train less, is my fitness down
    pregnant pause at the lights, is that counted
    back running since the baby last year, am i as fast
    new dad, no sleep, was my hr high
    due in the race in 12 weeks, what plan
    expecting a pb on sunday, what pace
    baby on board, pushed the buggy, how slow was i
    labour of love that ride, how long
    i delivered on the last climb, what power
    contractions of the quads were hard in the sprint
    water broke through the roof of my shed, trained inside, how was it
    my sister had her baby so i missed two rides, fitness now?
    wife is due in june, how do i train around it
    18 weeks pregnant, midwife says all great, how was my easy run
    baby slept so i got 40 minutes in, load?
    three kids and one hour a day, what is best`,
});
