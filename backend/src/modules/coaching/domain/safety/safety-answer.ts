import { redFlag } from './red-flags.js';
import type { RedFlag } from './warning-signs.js';

const CALL = 'call your local emergency number (112 in Europe, 911 in North America)';

const WORDS: Readonly<Record<RedFlag, string>> = {
  emergency: text(
    'Please stop exercising now.',
    `What you describe can be a medical emergency: ${CALL} right away if it is there now or ` +
      'comes back, and do not drive yourself.',
    'If it has passed, see a doctor today, before any further training.',
  ),
  doctor: text(
    'Please stop exercising now.',
    'What you describe needs to be seen by a doctor soon, today if it is getting worse.',
    `If you also feel faint, short of breath or have chest pain, ${CALL}.`,
  ),
  trauma: text(
    'Please stop exercising now.',
    'What you describe needs to be examined today, at an urgent care clinic or an emergency department.',
    `If a limb is cold, numb or out of shape, bleeding does not stop, or you feel faint, ${CALL}.`,
  ),
  crisis: text(
    'I am sorry that things are this hard.',
    'Please talk to someone now: your local emergency number (112 in Europe, 911 in North ' +
      'America) or a crisis line,',
    'in the United States and Canada by calling or texting 988, and someone close to you.',
    'You do not have to carry this alone, and a training app is not the right help for it.',
  ),
  eating: text(
    'What you describe is worth talking about with a doctor or someone who knows eating ' +
      'disorders, and soon:',
    'training on too little food harms heart, bones and hormones.',
    `If you feel faint or your heart beats irregularly, stop exercising and ${CALL}.`,
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
      'medicines change heart rate, pain and what your body bears, and their dose is no matter ' +
      'for a coach.',
    'Values by heart rate, its zones among them, may not hold for you meanwhile.',
    `With chest pain, fainting or shortness of breath, ${CALL}.`,
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
