import type { RedFlag } from '../../src/modules/coaching/domain/safety/warning-signs.js';

/** Warning signs with slips of the finger, run-together words, in other words and in other languages: each was missed once, or is of a kind that was. */
export const MISSED_ONCE: readonly (readonly [RedFlag, string])[] = [
  ['emergency', 'chset pain during the ride, was my hr ok?'], ['emergency', 'chest pian on the climb'], ['emergency', 'chestpain'], ['emergency', 'chest paiin at km 4'], ['emergency', 'ches pain at the top'], ['emergency', 'chestpian in zone 4'],
  ['emergency', 'I have a bad chest'], ['emergency', 'I had a stabbing feeling by my heart'], ['emergency', 'thumping in my chest at rest since the ride'], ['emergency', 'my heart felt like it was going to explode'],
  ['emergency', 'saw stars and almost collapsed at the end, did I fade?'], ['emergency', 'i nearly keeled over at the end'], ['emergency', 'I fianted after the finish'], ['emergency', 'nearly colapsed at the line'],
  ['emergency', 'palpitatons all evening'], ['emergency', 'I couldnt braethe on the hill'], ['emergency', 'i think i have a concusion'], ['emergency', 'my fingers went numb and my jaw ached'],
  ['crisis', "I don't see the point in living any more"], ['crisis', "I can't go on, I want to disappear"], ['crisis', 'thinking about sucide'], ['crisis', 'nobody would miss me if I was gone'],
  ['emergency', 'Ich hatte Brustschmerzen am Berg'], ['emergency', 'Mir hat die Brust weh getan, war der Puls zu hoch?'], ['emergency', 'Stechen in der Brust beim Sprint'], ['emergency', 'Ich bin fast ohnmächtig geworden'], ['emergency', 'Ich bekam keine Luft mehr'], ['emergency', 'Bin gestürzt und auf den Kopf gefallen'],
  ['emergency', "J'ai eu mal à la poitrine dans la montée"], ['emergency', 'douleur dans la poitrine au sprint'], ['emergency', 'je me suis évanoui après la course'], ['emergency', 'mon cœur bat de façon irrégulière'],
  ['emergency', 'mi duele el pecho'], ['emergency', 'Tuve dolor en el pecho en la subida'], ['emergency', 'me desmayé al final'], ['emergency', 'no podía respirar en la subida'],
  ['emergency', 'mi fa male il petto'], ['emergency', 'dolore al petto in salita'], ['emergency', 'sono svenuto dopo la gara'], ['emergency', 'non riuscivo a respirare'],
  ['crisis', 'Ich will nicht mehr leben'], ['crisis', "j'ai envie de mourir"], ['crisis', 'quiero morir'], ['crisis', 'non voglio più vivere'],
  ['doctor', 'Ich hatte Blut im Urin'], ['doctor', 'sang dans les urines après le marathon'], ['doctor', 'sangre en la orina'], ['doctor', 'sangue nelle urine'],
];

/** Questions for a doctor: no emergency, and no training advice either. */
export const FOR_A_DOCTOR: readonly (readonly [RedFlag, string])[] = [
  ['illness', 'I have a fever, should I train tomorrow'], ['illness', 'is it ok to train with covid'], ['illness', 'I have the flu, can I do my intervals?'], ['illness', 'I am sick, should I run?'], ['illness', 'Can I race with a cold?'], ['illness', 'Ich habe Fieber, kann ich trainieren?'],
  ['medicine', 'can I take ibuprofen before the race'], ['medicine', 'can I take ibuprofin before the race'], ['medicine', 'how much EPO'], ['medicine', 'I take beta blockers, are my HR zones right?'], ['medicine', 'Is it fine to run on antibiotics?'],
  ['heart', 'do I have a heart problem?'], ['heart', 'HR 199, is my heart in danger?'], ['heart', 'is 176 bpm dangerous for me?'], ['heart', 'is my heart healthy?'], ['heart', 'Is something wrong with my heart?'],
  ['minor', 'I am 15, intervals every day?'], ['minor', 'I am 15 years old, should I do intervals like this every day?'], ['minor', "I'm only 14, can I run a marathon?"], ['minor', 'My daughter is 12, how much should she train?'],
  ['past', 'I had a stroke last year, can I race?'], ['past', 'After my heart attack two years ago, is zone 4 ok?'], ['past', 'I had a concussion as a child, may I sprint?'], ['past', 'I survived a heart attack, can I train hard?'],
];

/** What only sounds like one of those. */
export const HARMLESS: readonly string[] = [
  'my head hit the headwind hard, why did I slow down', 'my head hit the headwind hard', 'Why was I slow in the heat?', 'The chess club ride, how was it?', 'I saw stars in the sky on the night ride, how slow was I?', 'My pace nearly collapsed, why?',
  'I was sick of intervals, how even were they?', 'I had race fever, did I start too fast?', 'It was cold, did my heart rate suffer?', 'I have a cold start in the data, how slow was km 1?', 'I am 15 km in, how was my pace?', "I'm 12 seconds slower than last time, why?",
  'I am 15 minutes faster than last year, is that real?', 'Mein Brustgurt war locker, stimmt der Puls?', 'Wie war mein Puls im Herzen der Einheit?', 'Meine Pace ist zusammengebrochen, warum?', 'La ceinture pectorale a glissé, la fréquence est-elle bonne ?',
  '¿Cómo fue mi frecuencia cardiaca?', 'Come è stata la mia frequenza cardiaca?', 'I can not go on at this pace, what pace suits me?', 'Keep my heart rate lower, how?', 'Is my heart rate strap damaged?', 'Hear the pain in my voice: how slow was km 4?',
  'I paid for the pain on the climb, did I fade?', 'The hills were a pain, how many metres?', 'My bike is 15 years old, does it slow me?', 'I was ill prepared, how bad was it?', 'No fever, no cold, just tired: did I fade?', 'I had no chset pain, how was my pacing?',
];
