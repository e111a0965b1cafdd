import { examplesOf } from './examples.js';

/** Sayings that name a danger and mean none. */
export const SAYINGS = examplesOf('emergency', {
  signs: '',
  harmless: `
    my heart skipped a beat when i saw the pb, how fast was i
    i poured my heart out on the last rep, power?
    heart rate strap keeps slipping down my chest, data ok?
    the sprint finish had my heart pounding lol, what was max
    hr reads 30 at rest on my watch, glitch?
    cardiac hill is a beast, gradient?
    heart rate zones feel wrong, how are they set
    chest to bar pull ups yesterday, tired today
    big chest press session, then easy spin, load?
    i had a heart to heart with my coach about pacing, was it even
    my hr was through the roof cause i overslept and rushed
    broke my own heart missing that qom by 2 seconds
    the watch says my heart rate was 250, obviously wrong
    squeezed in a run at lunch, how was it
    pressure was on at the start, did i go out too hard
    tightened my shoes at km 3, was there a stop
    felt the burn in my legs, which zone
    legs burning chest heaving normal race stuff, how even was it
    passed out flyers at the start then ran, easy pace ok?
    i was out of it mentally, slow day?
    head in the clouds today, did i pace well
    went to the dark side and bought a tri bike, faster?
    blackout in our street so i trained by candle, file fine?
    collapsed my tripod at the finish lol, total time?
    dizzy from all the laps on the track, how many were there
    lightheaded with joy after that pb
    felt faint raindrops at km 5, slower?
    i fell asleep on the turbo nearly, so boring, power drop?
    knocked out a quick 5k, splits?
    my legs gave out on the last rep, how much slower
    dropped off the back at 40 min, why
    weak left pedal reading again, sensor?
    stroke of luck with the tailwind, how much faster
    my eyes watered in the wind, how fast was it
    lost my vision for the season, help me plan
    speech at the finish line took ages, is that a pause
    face hurts from smiling, how was that
    migraine of a spreadsheet, just tell me the load
    brain melted by numbers, keep it short
    shaking my head at that lap, why so slow
    arms went dead in the plank, unrelated, how was my run
    i was numb with boredom on the flat, speed?
    hot chocolate stop after the cold ride, how long
    melting in this heat lol, hr higher than usual?
    sun cream in my eyes, slowed down, where
    heatwave next week, should i go early
    shivering waiting at the start, then got warm, first km?
    sweating like a pig, is that why i lost weight
    hot mess of a race, what went wrong
    iced bath after, felt great, recovery?
    froze my gels, funny, pace?
    cold one after the ride, cheers, calories?
    chilled to the bone at the start, hr low?
    snowed in so zwift, how was it
    my fingers were cold for ten minutes, then ok, cadence?
    cold legs off the line, how slow
    got a proper soaking, still enjoyed it, avg speed?
    red bull at km 80, did it help
    beer after the race, any effect on recovery
    brown sugar in my porridge, good fuel?
    red wine last night, hr up?
    dark tunnel at km 12, gps gap?
    toilet break twice, is that in moving time
    needed the loo from km 15, did i speed up lol
    drank tea before the start, hr higher?
    quads screaming on the stairs today, good sign?
    legs like concrete, how much slower was i
    arms sore from the kayak, did it affect my run
    blood red sunset, lovely ride, distance?
    blood pumping on that climb, what was my hr
    bled out on the leaderboard, what rank
    scratched my shin on the pedal, its nothing, cadence?
    bleeding gums after the dentist, anyway how was my ride
    bloody garmin lost the signal, distance right?
    cut the corner on lap 2, does it count
    cut my long run short, enough load?
    deep cut in my training hours, fitness?
    out of puff but happy, how hard
    breathing like darth vader on the climb, hr?
    could not breathe for laughing on the group ride, easy?
    short of breath after the sprint like always, recovered quick?
    asthma is under control, doc is happy, how was my run
    winded after the burpees for a moment, load?
    altitude camp next week, how much slower will i be
    helmet tan lines lol, how long was i out
    hit my head torch button by accident, did it stop
    bumped into a friend, chatted, long pause?
    crashed out early last night, well rested, how fresh am i
    bike fell over in the shed, power meter reads odd
    fell behind on my plan, how do i catch up
    fell short of my target, by how much
    crashed into bed at 8, was the load that high
    slipped on my watch late, missing the first km
    wiped out after work, still trained, was it good
    smashed my pb, by how much
    banged up a climb, best 5 min?
    i landed a new job so less training, fitness?
    labour day race, what pace
    pregnant with anticipation for race day, taper?
    expecting rain on sunday, plan?
    mother of two and tired, easy day?
    baby steps, is my ftp growing
    my wife had our baby in march, since then less training, trend?
    weeks of base done, am i ready
    carb loading before the race, too much?
    trying to lose 2 kg by summer, w/kg then?
    my diet is fine, energy good, how was my power at the end
    calories on the watch seem low, right?
    guilty pleasure: chocolate stop, how long was it
    no food on the ride, only 90 min, fine?
    body composition scale says 12 percent fat, use?
    starved of sleep this week, hr higher?
    starving for more hills, how much did i climb
    period of rest done, what now
    hate my life on that climb lol, gradient?
    end me, 20 reps to go, how many did i do
    i could have died laughing, slow group ride
    put me out of my misery, what was my average
    death march at the end, pace?
    i died a thousand deaths in those 400s, splits?
    ready to quit after that session, was it too hard
    i have no will to live on hill reps haha, how many
    cant go on like this with such bad data, sensor?
    whats the point of tracking cadence
    no reason to go harder today, right
    better off without the power meter, what do you think
    i want out of zone 2, can i do threshold
    goodbye old pb, hello new one, how much
    hurt myself laughing at my sprint, watts?
    suicide squeeze on the last lap, fast?
    dark thoughts about headwinds lol, speed?
    jumped off the bus and ran home, how far
    want to disappear into the hills next week, plan?
    last ride before the holidays, how was the year
    tired of life in the slow lane, how do i get faster
    ankle bracelet of mud, slippery run, pace?
    broke the chain, walked 2 km, does it count
    broke 40 min for 10k, by how much
    bent derailleur hanger, cadence odd?
    cracked under pressure, where did i fade
    cracked screen, file fine?
    torn between two races, which suits
    pulled the group for an hour, power?
    pulled out of the race with a puncture, load?
    hamstring stretches every day now, helps?
    toe strap broke, stop?
    knee warmers on, hot, hr?
    rolled my ankle socks down, lol, pace?
    shoulder to shoulder sprint, max power?
    calf muscles look huge now, more power?
    back on the bike, how is my fitness
    cramp in my calf at km 38, gone after a stretch, pace?
    leg day swelled my ego, 5 min power?
    one leg drills, cadence ok?
    long drive then a run, legs heavy, slow?
    caffeine gel at the start, hr higher?
    my dealer is the bike shop, new wheels, faster?
    what dose of intensity per week
    high dose of hills, load?
    sugar crash at km 70, did power drop
    sugar rush after the coke, faster?
    on a protein shake diet lol, w/kg?
    speed work is my drug, how fast`,
});
