import { upTo } from '../words.js';
import type { ForeignSigns } from './foreign-signs.js';

const BREAST = '(?:poitrine|thorax|thoracique|torse|sternum)';
const HURTS =
  '(?:mal|douleurs?|douloureu\\w+|oppress\\w*|serr\\w*|pression|pesanteur|brul\\w*|pique\\w*|pincement|poids|point)';

export const FRENCH: ForeignSigns = {
  emergency: [
    `${HURTS}${upTo(5)}${BREAST}`,
    `${BREAST}${upTo(5)}${HURTS}`,
    `(?:douleurs?|pincements?|pression|pointe)${upTo(3)}coeur`,
    `(?:douleurs?|mal)${upTo(3)}bras gauche`,
    'bras gauche(?: \\w+){0,3} (?:mal|engourdi|douleur)',
    'crise cardiaque',
    'infarctus',
    `coeur${upTo(4)}(?:irregul\\w*|emballe\\w*|saute|arrete)`,
    '(?:m |me suis |suis )?evanoui\\w*',
    'tomb\\w+ dans les pommes',
    '(?:perdu|perte de) (?:la )?connaissance',
    `(?:un|fait un|eu un) malaise`,
    'syncopes?',
    'vertiges?',
    'tete qui tourn\\w+',
    `(?:peux|pouvais|pouvoir|arrive|arrivais|arrivait)(?: \\w+){0,2} respirer`,
    'difficultes? (?:a|pour) respirer',
    'manqu\\w+ d air',
    'essouffl\\w* au repos',
    'avc',
    `(?:cogne|tape|frappe|chute|tombee?)${upTo(4)}tete`,
    'commotion',
    'coup de chaleur',
    'insolation',
  ],
  doctor: [
    'sang dans (?:les |mes |l |mon )?urines?',
    'urines? (?:rouges?|brunes?|foncees?)',
    'mollet(?: \\w+){0,3} (?:gonfle|enfle)',
    'phlebite',
    'thrombose',
    'embolie',
  ],
  crisis: [
    'me (?:tuer|suicider)',
    '(?:envie de|veux|voudrais) (?:mourir|disparaitre)',
    'en finir(?: avec (?:la|ma) vie)?',
    `(?:plus|pas)(?: \\w+){0,2} vivre`,
    'me faire du mal',
  ],
  eating: ['anorexi\\w*', 'boulimi\\w*', `(?:fais|fait|faire) vomir`, 'troubles? alimentaires?'],
  illness: [
    'fievre',
    'grippe',
    '(?:suis|etais) (?:\\w+ )?malade',
    'probleme (?:au |de )?(?:coeur|cardiaque)',
  ],
  medicine: [
    'ibuprofene',
    'antibiotiques?',
    'beta ?bloquants?',
    'anti ?inflammatoires?',
    'medicaments?',
  ],
};
