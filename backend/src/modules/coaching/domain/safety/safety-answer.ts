import { redFlag } from './red-flags.js';
import type { RedFlag } from './warning-signs.js';

const CALL = 'call your local emergency number';

const WORDS: Readonly<Record<RedFlag, string>> = {
  emergency: text(
    'Please stop exercising now.',
    `This can be a medical emergency: if it is still there, or comes back, ${CALL} now. Stay with ` +
      'someone, and do not drive yourself.',
    'If it has passed, see a doctor today, before any more training. The same goes if you are ' +
      'asking for someone else.',
  ),
  doctor: text(
    'Please stop exercising now.',
    'A doctor needs to see this soon: today if it is new or getting worse.',
    `If there is a lot of blood, or you feel faint, confused, short of breath or have chest pain, ${CALL}.`,
  ),
  trauma: text(
    "Please stop exercising now. I can't judge injuries, and this one needs a look today: go to " +
      'urgent care or an emergency department, and keep weight off it until then.',
    'If a limb is cold, numb or out of shape, your neck or belly hurts, or you hit your head, ' +
      `${CALL}.`,
  ),
  crisis: text(
    "I'm really sorry it's this hard right now, and I'm glad you wrote it down.",
    'Please talk to someone now: call your local emergency number or a crisis line in your ' +
      'country, or go to someone close to you and tell them what you wrote here.',
    "If it's about someone else, stay with them and make that call together.",
    "You don't have to carry this alone. I'm not the right help for it, but there are people who are.",
  ),
  eating: text(
    'Thank you for saying this. It deserves more than numbers from me.',
    'Please talk to a doctor, or to someone who knows eating disorders, and soon: too little fuel ' +
      'harms heart, bones and hormones long before a recording shows it. Telling one person you ' +
      'trust is a good first step.',
    `If you feel faint, have chest pain or your heart beats irregularly, stop exercising and ${CALL}.`,
  ),
  injury: text(
    "I can't judge injuries; do nothing that hurts, and have it looked at by a doctor or a " +
      'physiotherapist if it lasts or gets worse.',
    `If you can't put weight on it or it swells quickly, see a doctor today.`,
  ),
  illness: text(
    "I can't judge this; ask a doctor before training or racing, because an illness can " +
      'reach the heart and a recording shows nothing of it.',
    `With chest pain, fainting or shortness of breath, ${CALL}.`,
  ),
  medicine: text(
    "I can't judge this; ask a doctor or a pharmacist before training or racing, because " +
      'medicines and drugs change heart rate, pain and what your body can take. I say nothing on ' +
      'doses.',
    'Heart rate and its zones may not mean the same for you meanwhile.',
    `With chest pain, fainting, confusion or shortness of breath, or if you took too much, ${CALL}.`,
  ),
  heart: text(
    "I can't judge this; ask a doctor, before training or racing on if you are worried, " +
      'because a recording counts beats and shows nothing of how well a heart is.',
    `With chest pain, fainting or an irregular heartbeat, ${CALL}.`,
  ),
  minor: text(
    "I can't judge this; ask a doctor and a coach of young athletes who know you before " +
      'training or racing harder, because a body that grows bears strain in another way and ' +
      'all that I go by is made for adults.',
    `With chest pain, fainting or shortness of breath, ${CALL}.`,
  ),
  past: text(
    "I can't judge this; ask a doctor before training or racing, because what you went " +
      "through has to be cleared by someone who can examine you, and a recording can't.",
    `Should signs of it come back, ${CALL}.`,
  ),
};

const NO_ADVICE = text(
  'I give no training advice on this, and nothing in a recording can rule it out.',
  'Once a doctor has cleared you, I am glad to look at your sessions again.',
);

function text(...sentences: readonly string[]): string {
  return sentences.join(' ');
}

/**
 * The fixed answer to a question that names a warning sign; null where there is none. Never written
 * by a model, never held back by a limit. Basis: ACSM pre-participation screening, symptoms mean
 * stop and clearance.
 */
export function safetyAnswer(question: string): string | null {
  const flag = redFlag(question);
  return flag === null ? null : safetyText(flag);
}

export function safetyText(flag: RedFlag): string {
  return flag === 'crisis' ? WORDS[flag] : `${WORDS[flag]}\n\n${NO_ADVICE}`;
}
