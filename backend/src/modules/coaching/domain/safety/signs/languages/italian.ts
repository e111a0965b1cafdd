import { upTo } from '../words.js';
import type { ForeignSigns } from './foreign-signs.js';

const BREAST = '(?:petto|torace|toracic\\w+|cuore|sterno)';
const HURTS =
  '(?:male|dolor[ei]|oppression\\w*|oppress\\w*|pression[ei]|peso|fitt[ae]|stretta|stringe\\w*|bruc\\w+|duole)';

export const ITALIAN: ForeignSigns = {
  emergency: [
    `${HURTS}${upTo(5)}${BREAST}`,
    `${BREAST}${upTo(4)}${HURTS}`,
    `${HURTS}${upTo(4)}braccio sinistro`,
    'infarto',
    'attacco (?:di cuore|al cuore|cardiaco)',
    `cuore${upTo(4)}(?:irregolar\\w*|salta\\w*|impazzit\\w*)`,
    'palpitazion[ei]',
    'aritmi\\w+',
    '(?:sono )?sven(?:ut[oa]|imento|ire|endo)',
    'pers[oa] (?:i sensi|conoscenza)',
    'vertigini',
    `(?:girava|gira|giramenti?)${upTo(2)}testa`,
    'non (?:riesco|riuscivo|potevo)(?: \\w+){0,2} respirare',
    'manca(?:va|to|ta)? (?:il respiro|l aria)',
    'ictus',
    `(?:battuto|colpo|botta|picchiato|caduta|caduto)${upTo(3)}testa`,
    'trauma cranico',
    'commozione',
    'colpo di (?:calore|sole)',
    'insolazione',
  ],
  doctor: [
    'sangue nell[ea] urin[ae]',
    'urin[ae](?: \\w+){0,2} (?:ross[ae]|scur[ae]|marron[ei])',
    'polpaccio(?: \\w+){0,3} gonfio',
    'trombosi',
    'embolia',
  ],
  crisis: [
    '(?:uccidermi|ammazzarmi|suicidarmi)',
    'togliermi la vita',
    'non voglio(?: piu)? vivere',
    '(?:voglio|voglia di) (?:morire|sparire)',
    'farla finita',
    'farmi del male',
  ],
  eating: [
    'anoressi\\w*',
    'bulimi\\w*',
    '(?:mi )?provoc\\w+ il vomito',
    'disturb\\w+ alimentar\\w+',
  ],
  illness: [
    'febbre',
    'influenza',
    '(?:sono|ero|sto) (?:\\w+ )?(?:malat[oa]|male)(?= $)',
    'problem\\w+ (?:di|al) cuore',
  ],
  medicine: [
    'ibuprofene',
    'antibiotic[oi]',
    'betabloccant[ei]',
    'beta bloccant[ei]',
    'antinfiammator\\w+',
    'antidolorific\\w+',
  ],
};
