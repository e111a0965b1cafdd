import { say, type Line } from '#coaching/domain/answer/say.js';
import { cannotTell } from '../session/session-lines.js';
import { noHistory } from '../effort/week-load.topic.js';
import type { Topic } from '../topic.js';
import { weeksOf, type WeekFacts } from './weeks.js';

const MOST_WEEKS = 4;
/**
 * Shares of easy time that coaches commonly aim for lie above the first; under the second much is
 * in between. Percent (usual reading of Seiler).
 */
const MOSTLY_EASY = 75;
const HALF_EASY = 60;

/** How the weeks were spread over easy and hard. */
export const zoneBalanceTopic: Topic = {
  id: 'zone-balance',
  subject: 'how your training is spread over the zones',
  kinds: ['history'],
  cues: {
    6: [
      'zones',
      'zone',
      'polarized',
      'polarised',
      'intensity distribution',
      'easy and hard',
      'too hard',
      'too much intensity',
      'easy enough',
    ],
    4: ['distribution', 'balance', 'spread', 'intensity'],
  },
  answer: (sheet) => {
    const weeks = weeksOf(sheet)
      .filter(({ easy, hard }) => easy !== undefined && hard !== undefined)
      .slice(0, MOST_WEEKS);
    const [newest] = weeks;
    if (!newest?.easy || !newest.hard) {
      return {
        finding: [
          cannotTell(sheet, 'heartRateZones', 'how your training is spread over the zones') ??
            noHistory(sheet, 'how your training is spread over the zones'),
        ],
        evidence: [],
        meaning: [
          'With your thresholds in your profile and sessions with heart rate or power it can ' +
            'be worked out.',
        ],
      };
    }
    return {
      finding: [opening(newest)],
      evidence: weeks.slice(1).map(row),
      meaning: [meaning(newest)],
    };
  },
  suggestions: (sheet) =>
    sheet.all('weeks.').some(({ key }) => key.endsWith('.easy'))
      ? ['How is my training spread over the zones?']
      : [],
};

function opening({ easy, hard }: WeekFacts): Line {
  if (!easy || !hard) return null;
  const share = Number(easy.value);
  const word =
    share >= MOSTLY_EASY
      ? 'Mostly easy'
      : share >= HALF_EASY
        ? 'More easy than hard'
        : 'Much of it was not easy';
  return say`${word}: in the latest week ${easy} of the time was in zone 2 or below, and ${hard} in zone 4 or above.`;
}

function row({ easy, hard }: WeekFacts, index: number): Line {
  const when = ['The week before', 'The one before that', 'And before that'][index];
  return easy && hard && when ? say`${when} had ${easy} easy and ${hard} hard.` : null;
}

function meaning({ easy }: WeekFacts): string {
  return Number(easy?.value ?? 0) >= MOSTLY_EASY
    ? 'Much easy and a little hard is how most endurance athletes train. It leaves you fresh ' +
        'for the hard days.'
    : 'Most endurance athletes keep the larger part easy, so that the hard days can be hard. ' +
        'What is neither tires without much gain.';
}
