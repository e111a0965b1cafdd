import { examplesOf } from './examples.js';

/** Cold that goes to the head and the heart. */
export const HYPOTHERMIA = examplesOf('emergency', {
  signs: `
    soaked and frozen, stopped shivering and got sleepy on the descent
    so cold i couldnt work my brakes and started mumbling
    was freezing and then felt warm and wanted to take my jacket off
    shaking uncontrollably for two hours after the ride, cant warm up
    teeth chattering, fumbling, couldnt say my name at the finish
    my fingers are white and hard and still numb hours after the ski run
    fell in the river on the run, cant stop shaking and feel drowsy
    cold ride, core temp 33 said the medic, can i train tomorrow
    toes turned black after the winter ultra
    mate is wet through, quiet and stumbling in the snow, what do we do
    so cold my speech went funny and i kept stopping to sit down
    frostbite on two fingers, next ride when?
    felt drunk with cold at the top, couldnt unclip
    rescued off the hill, blue and not making sense
    got so chilled i couldnt tie my shoe and kept mumbling
    she stopped shivering and wants to nap on the trail
    hands like wood, white, no feeling two hours after`,
  harmless: `
    cold hands, did hr read low
    freezing start, slow first km?
    ice cold finish, sprinted well, power?
    froze on the start line, how long
    shivered at the start then warmed up, pace by km?
    brain freeze from the slush at the cafe, how long was the stop
    cold turkey without the power meter, was hr steady
    chilled ride with friends, how easy was it
    is my power lower in winter
    my bottle froze, drank nothing, did i fade
    numb toes in winter shoes, cadence lower?
    snow on the road, how slow was the descent
    fingers cold for the first km then fine
    cold swim then hot shower, felt amazing, load?
    icy wind in my face, how slow was the way out
    minus five and sunny, was i slower than in summer`,
});
