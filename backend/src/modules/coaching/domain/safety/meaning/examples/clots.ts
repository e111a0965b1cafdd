import { examplesOf } from './examples.js';

/** A clot in a leg or in the lungs. */
export const CLOTS = examplesOf('doctor', {
  signs: `
    one calf is puffy and sore since the long flight
    calf went tight and warm and looks bigger than the other
    lower leg is red and throbbing, not injured it
    after my knee op the leg ballooned, ok to spin?
    calf pain that wont ease and now its hard to breathe
    my leg has gone a funny colour and feels heavy and swollen
    sat in the car for 10 h, now the back of my knee hurts and is swollen
    on the pill, left calf aches like cramp for 4 days and is hot
    sharp pain in my side when i breathe in and my calf hurts
    mates calf is twice the size after the flight from the ironman
    leg swollen up to the thigh on one side only
    arm swollen and blue after the big swim week
    cramp in calf that never goes plus coughing blood
    had covid, now calf is tender and swollen, can i run
    leg ballooned after the plane, cant get my sock on
    left calf hot like a radiator and throbbing since the cast came off
    sudden puffing and a stabbing side, calf sore since the flight`,
  harmless: `
    both calves tight after hill reps, did it change cadence
    calf cramp at km 38, where did i slow down
    calf sleeves on, any difference
    long flight yesterday, is hr higher
    swollen ego after that kom, how fast
    legs heavy after travel, easy ride ok?
    compression socks after flights, help?
    calves popping after that climb, how many metres
    my calf muscle is sore from the new shoes, pace?
    clotted cream stop, how long was it
    calf sleeves too tight, took them off, fine now
    both calves pumped after hills, cadence?
    traffic clot in town, stopped time?
    stiff after the drive to the race, first km slow?`,
});
