import { say, when } from '#coaching/domain/answer/say.js';
import { direct, type Direct } from './direct.js';
import { means } from './meant.js';

const TAPER =
  /\b(?:taper\w*|wind(?:ing)? down|ease off before|easing off before|race week|week (?:of|before) (?:the|my) (?:race|event))\b/;
const OTHER =
  /\b(?:stop|happen\w*|again|pace|mean|means|explain|what is|how much load|target load)\b/;

/** How to let the load fall before a race. */
export const taper: Direct = (sheet, question) => {
  const { plain } = question;
  const meant =
    means(question, 'event') && /\b(?:before|how do i|easing|arrive|fresh)\b/.test(plain);
  if ((!TAPER.test(plain) && !meant) || OTHER.test(plain)) return null;
  return direct(
    sheet,
    'Cut the time and keep the hard work short: the load falls and the sharpness stays.',
    when(sheet, ['fitness.week'], (week) =>
      week ? say`Your last week had a load of ${week}; go well below it in the last days.` : null,
    ),
    when(sheet, ['load.stress'], (stress) =>
      stress
        ? say`A session like this one, with a training stress of ${stress}, is too much then.`
        : null,
    ),
  );
};
