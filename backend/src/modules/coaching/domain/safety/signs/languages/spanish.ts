import { upTo } from '../words.js';
import type { ForeignSigns } from './foreign-signs.js';

const BREAST = '(?:pecho|torax|toracico|corazon|esternon)';
const HURTS =
  '(?:duele[ns]?|dolia|dolio|dolor(?:es)?|doler|opresion|oprim\\w*|presion|pinchazos?|punzadas?|ardor|arde|apriet\\w*|quem\\w*|peso)';

export const SPANISH: ForeignSigns = {
  emergency: [
    `${HURTS}${upTo(5)}${BREAST}`,
    `${BREAST}${upTo(4)}${HURTS}`,
    `${HURTS}${upTo(4)}brazo izquierdo`,
    'infarto',
    'ataque (?:al corazon|cardiaco)',
    `corazon${upTo(4)}(?:irregular\\w*|salta\\w*|parar|paro)`,
    'palpitaciones',
    'arritmias?',
    'desmay\\w*',
    '(?:perdi|perder|perdido) (?:el )?(?:conocimiento|sentido)',
    '(?:me )?mare[eoa]\\w*',
    'no (?:\\w+ )?(?:puedo|podia|pude) respirar',
    '(?:me )?(?:falta|faltaba|falto) (?:de |el )?aire',
    'me ahog\\w+',
    'derrame cerebral',
    'ictus',
    `(?:golpe\\w*|caida|cai)${upTo(4)}cabeza`,
    'conmocion',
    'golpe de calor',
    'insolacion',
  ],
  doctor: [
    'sangre en (?:la |mi )?orina',
    'orina(?: \\w+){0,2} (?:roja|marron|oscura)',
    'pantorrilla(?: \\w+){0,3} hinchada',
    'trombosis',
    'embolia',
  ],
  crisis: [
    'matarme',
    'quitarme la vida',
    'suicidar\\w*',
    'no quiero(?: \\w+)? vivi\\w*',
    '(?:quiero|ganas de) (?:morir\\w*|desaparecer)',
    'hacerme dano',
  ],
  eating: [
    'anorexi\\w*',
    'bulimi\\w*',
    '(?:me )?provoc\\w+ el vomito',
    'vomito despues de comer',
    'trastorno alimentario',
  ],
  illness: [
    'fiebre',
    'gripe',
    '(?:estoy|estaba) (?:\\w+ )?(?:enferm\\w+|malo|mala)',
    'problemas? (?:de|del|en el) corazon',
  ],
  medicine: [
    'ibuprofeno',
    'antibioticos?',
    'betabloqueantes?',
    'antiinflamatorios?',
    'medicamentos?',
  ],
};
