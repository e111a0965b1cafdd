import { distanceName } from '#coaching/domain/display/quantities.js';
import { clockTime, whole } from '../draft.js';
import type { FactDraft } from '../fact.js';
import type { AthleteGoals } from '../fact-sheet.js';

const OF_PROFILE = { method: 'from your profile', quality: 'profile' } as const;
const MARATHON = 42_195;

/** Goals as the accounts module tells of them. */
interface StatedGoals {
  readonly goalFtpW: number | null;
  readonly goalTimes: {
    readonly fiveKmS: number | null;
    readonly tenKmS: number | null;
    readonly marathonS: number | null;
  };
}

/** What the profile aims for. */
export function goalsOf({ goalTimes, goalFtpW }: StatedGoals): AthleteGoals {
  const times = [
    { metres: 5000, seconds: goalTimes.fiveKmS },
    { metres: 10_000, seconds: goalTimes.tenKmS },
    { metres: MARATHON, seconds: goalTimes.marathonS },
  ];
  return {
    times: times.flatMap(({ metres, seconds }) => (seconds === null ? [] : [{ metres, seconds }])),
    ftpW: goalFtpW,
  };
}

/** Goals as facts: a time over a distance, an FTP. */
export function goalFacts({ times, ftpW }: AthleteGoals): readonly FactDraft[] {
  return [
    ...(ftpW === null
      ? []
      : [
          whole(
            {
              ...OF_PROFILE,
              key: 'athlete.goal.ftp',
              label: 'FTP that you aim for',
              about: ['ftp', 'power'],
            },
            ftpW,
            'W',
          ),
        ]),
    ...times.map(({ metres, seconds }) =>
      clockTime(
        {
          ...OF_PROFILE,
          key: `athlete.goal.${metres}`,
          label: `Your goal over ${metres === MARATHON ? 'the marathon' : distanceName(metres)}`,
          about: ['time'],
        },
        seconds,
      ),
    ),
  ];
}
