import { examplesOf, type SafetyExamples } from './examples.js';

/** Dangers of every kind, as they are said in passing or for a friend. */
export const MIXED: readonly SafetyExamples[] = [
  examplesOf('emergency', {
    signs: `
      my chest is doing that squeezy thing again on climbs
      bit of chest ache since the weekend race, prob pulled something, hr ok?
      felt my heart doing loops on the cool down
      heart was at 190 for an hour after i got home
      got clammy and grey at the cafe, arm felt like lead
      pal has had a heavy chest all ride, he says its the curry
      passed out in the changing room after, only for a sec
      i fade out at the end of every hard effort, like lights off
      keeled off the treadmill yesterday, no memory
      woozy every time i get off the bike lately
      my speech was all slurry after the long run
      couldnt feel the left half of me for a bit
      the right side of my mouth wont smile since the ride
      double vision on the way home after the hot ride
      had to be held up at the finish, didnt know my kids
      stopped sweating at km 30 and skin was like paper
      31c, head splitting, kept throwing up, best lap?
      cant pee since the race yesterday
      puffing like mad just sitting on the couch
      air wont go in, started after the run
      breathing hurts on one side since yesterday
      i coughed up blood a bit, was my pace ok
      went over the bars, helmet in half, feel ok ish
      fell on my head, bit sick, can i still do the intervals
      im pregnant and cramping after my run
      bleeding at 10 weeks, can i jog
      havent felt baby move today
      my lips are swelling after that bar
      throat is closing up
      bee sting and now cant breathe
      drank 6 litres, confused and puking
      cant stop shivering since the ride and feel drunk
      fingers went white then black
      so cold i started slurring
      mate is shaking and talking rubbish after falling in the lake
      i think im having a heart attack
      my heart stopped for a few beats
      my husband collapsed on the run and isnt responding
      i cant see out of my left eye since the sprint
      having the worst headache of my life
      i black out when i stand up since the new diet
      faint every time i climb stairs this week
      numbness spreading up my arm
      hit by a van this morning, sore neck
      my toe is black and numb from frost
      37 weeks and having contractions on my walk
      feeling faint and pregnant
      mates rings are stuck on his fingers after 7 l of water and hes being weird
      downed a gallon at the race, now my head is banging and i feel really off
      face is puffy and im so confused after all that drinking
      my sodium came back at 124, can i train
      heres the thing i keep getting a tight band feeling when i go hard
      pain goes down my arm when i climb, just a pulled muscle yeah?
      heart felt weird and fluttery for ages after, anyway what was my tss
      ticker went to 200 just making tea
      got proper lightheaded and nearly went over, twice now
      wifey fainted at the finish and is still pale
      i went down on the climb and woke up with folk round me
      my hand and face went tingly on one side mid ride
      forgot my address after the crash lol
      took a knock to the head at training, feel sick and sleepy
      my face dropped on one side for a min
      goosebumps and no sweat at 35c, kept going tho
      mate collapsed in the heat, burning hot, not making sense
      cant breathe lying down since covid, ok to run?
      my daughters lips went blue on the ride
      spotting since my run, 9 weeks
      im pregnant and my belly got hit by the bars
      contractions on the trainer at 34 wks
      cant turn my neck since the crash and arms tingle
      sudden stabbing chest and out of breath, long haul yesterday
      ate prawns, now hives and wheezy on the run
      eyes swelled shut after a sting
      lips tingling and throat tight after the protein bar
      stopped shivering, feels warm now, still in wet kit at 3c
      cant feel or move my fingers, skin is white and hard
      buddy is slurring and falling over after the swim
      shaking so bad i cant hold the phone, been out in sleet 5h`,
    harmless: '',
  }),
  examplesOf('doctor', {
    signs: `
      my pee has gone the colour of coke
      legs rock hard and my wee is like tea
      bleeding from my bum after long runs
      cut wont close, been 3 hours
      calf swollen since the flight
      one leg bigger than the other and sore
      been vomiting blood
      nosebleed wont stop since the swim
      my wee burns and is bloody
      weeing brown since the hyrox
      arms wont straighten and pee is like cola
      peed blood after a 50k, gone now
      gashed my shin to the bone, taped it, whats my pace
      knee wont stop bleeding, still finishing the ride
      left calf sore and warm after 12h on a plane, run it off?
      thigh swollen and purple since the cast`,
    harmless: '',
  }),
  examplesOf('eating', {
    signs: `
      i throw up my meals so i stay light
      havent eaten since sunday, race on friday
      my period went away since i started marathon training
      i hate my body and run till i cant stand
      eating 700 calories a day, why am i slow
      ive stopped eating, it feels good to be empty
      scared to eat before the race in case i gain
      my teen son is starving himself for running
      been making myself sick to get lighter for hills
      lost my period 5 months ago, coach is happy with the weight
      not eaten properly in days, feels good, ftp up?
      my girlfriend wont eat and runs twice a day`,
    harmless: '',
  }),
  examplesOf('crisis', {
    signs: `
      i want to end my life
      i dont want to be alive any more, how was my ride
      thinking of ending things
      id be better off dead
      planning to jump off the bridge on my route
      i cut myself last night
      my friend says he is going to kill himself
      i just want to disappear forever
      no reason to keep going in life
      i dont feel safe with myself tonight
      ive had enough of living
      everyone would be happier without me
      i am going to hang myself
      been feeling like theres no point being here
      i could just not brake on the descent and itd be over
      i cut when i miss my goals
      my mate posted a goodbye and isnt answering
      dont think ill make it to next week, too dark in my head
      if i drove off the road nobody would care
      its all too much, i want to sleep and not wake
      took all my tablets, bit scared, last ride was nice`,
    harmless: '',
  }),
  examplesOf('trauma', {
    signs: `
      cant put any weight on my leg since the fall
      my ankle is the size of a melon
      think i broke my wrist, can i ride the trainer
      heard a pop in my knee and it buckled
      bone is poking out a bit lol
      slammed into a car door, shoulder wont move
      rib pain when i breathe after the crash
      leg bent sideways when i fell
      collarbone feels like its in two bits
      ankle snapped like a twig, out for long?`,
    harmless: '',
  }),
  examplesOf('medicine', {
    signs: `
      took 8 ibuprofen for the race
      can i double my blood pressure tablets before a race
      where do i get epo
      sugar at 2.1 mid run what now
      is it ok to mix adderall with caffeine for a race
      sleeping pills and vodka tonight, last ride was nice
      chest whistling and cant speak full sentences after the inhaler
      double dose of my thyroid meds to drop weight
      stacking clen and t3 for the hill climb, hr is 110 at rest
      took my mates adhd meds for the race
      been injecting stuff from the gym guy
      skipped my insulin to lose weight`,
    harmless: '',
  }),
];
