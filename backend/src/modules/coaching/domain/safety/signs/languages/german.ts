import { upTo } from '../words.js';
import type { ForeignSigns } from './foreign-signs.js';

const U = 'ue?';
const O = 'oe?';
const BREAST = '(?:brust|brustkorb|brustbein|herz|herzgegend|linken arm)';
const HURTS = `(?:weh|schmerz\\w*|schmerz|stech\\w*|stich\\w*|stach|sticht|dr${U}ck\\w*|druck|enge?|brenn\\w*|zieh\\w*|krampf\\w*)`;
const NOT_OUTPUT =
  '(?<!\\b(?:leistung|pace|tempo|watt|form|kadenz|geschwindigkeit|puls)(?: \\w+){0,2} )';

export const GERMAN: ForeignSigns = {
  emergency: [
    `${BREAST}${upTo(5)}${HURTS}`,
    `${HURTS}${upTo(5)}${BREAST}`,
    `brust(?:schmerz\\w*|enge|druck|stechen|beklemmung)`,
    'herz(?:schmerz\\w*|infarkt\\w*|stillstand|stechen|stolper\\w*|rasen|attacke|rhythmus\\w*)',
    `herz${upTo(3)}(?:stolper\\w*|rast|raste|setzt|setzte|unregelm\\w*|aussetz\\w*)`,
    `ohnm\\w*`,
    'bewusst(?:los\\w*|sein(?: \\w+){0,2} verl\\w+)',
    `${NOT_OUTPUT}(?:umgekippt|zusammengebrochen|kollabiert|weggetreten)`,
    'schwarz vor(?: \\w+)? augen',
    'schwind(?:e?lig|elanfall)',
    'atemnot',
    '(?:keine|kaum) luft(?! (?:im|in|auf|mehr im)(?: \\w+)? (?:reifen|schlauch))',
    `(?:nicht|kaum)(?: mehr)?(?: \\w+){0,2} atmen`,
    'schlaganfall',
    `(?:arm|gesicht|seite|bein)${upTo(4)}(?:taub|gel${'ae?'}hmt)`,
    `kopf${upTo(3)}(?:gestossen|gefallen|gest${U}rzt|aufgeschlagen|geprallt|angeschlagen)`,
    `gehirnersch${U}tterung`,
    'hitze?schlag',
    'sonnenstich',
    `blut (?:gespuckt|gehustet)`,
  ],
  doctor: [
    'blut im (?:urin|stuhl)',
    `urin (?:ist|war)(?: \\w+){0,2} (?:rot|braun|dunkel)\\w*`,
    `wade(?: \\w+){0,4} (?:an)?geschwollen`,
    'thrombose',
    'lungenembolie',
  ],
  crisis: [
    'umbringen',
    'selbstmord\\w*',
    '(?:suizid|selbstverletz)\\w*',
    'nicht mehr(?: \\w+){0,2} leben',
    `(?:will|moechte|mochte)(?: \\w+){0,3} (?:sterben|verschwinden)`,
    `leben (?:nehmen|beenden)`,
    `lebensm${U}de`,
    `mich(?: selbst)? (?:t${O}ten|ritzen|verletzen)`,
  ],
  eating: [`magers${U}cht\\w*`, `essst${O}rung\\w*`, 'finger in den hals', `(?:ich )?hungere mich`],
  illness: [
    'fieber\\w*',
    'grippe\\w*',
    `erk${'ae?'}ltet`,
    `(?:bin|war) (?:\\w+ )?krank`,
    `herz(?:fehler|problem\\w*|krank\\w*|muskelentz\\w*)`,
  ],
  medicine: ['schmerzmittel', 'schmerztabletten?', 'betablocker', `blutverd${U}nner`],
};
