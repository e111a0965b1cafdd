import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { BestAfterWork, HourBlock } from '#analysis/cost/cost.types.js';
import type { UnitPreferences } from '#kernel/units.js';
import { spokenDuration } from '#coaching/domain/display/duration.js';
import { clockTime, percent, speedOrPace, text, whole, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';

const METHOD = 'engine cost';
/** More blocks than this are a table for the page. */
const MOST_BLOCKS = 9;

/** Best powers that came late or were reached again there, and long sessions by the hour. */
export function longCostFacts(
  workout: AnalysedWorkout,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const { cost } = workout.analysis;
  if (cost === undefined) return [];
  const { durability, hours } = cost;
  const bests =
    'reason' in durability
      ? []
      : durability.bests.filter(({ seconds }) => durability.heldS.includes(seconds));
  const blocks = hours === undefined || hours.blocks.length > MOST_BLOCKS ? [] : hours.blocks;
  return [
    ...bests.flatMap(bestFacts),
    ...blocks.flatMap((block, at) => hourFacts(block, at + 1, { workout, units })),
    hours?.fellTogether === undefined
      ? null
      : text(
          {
            key: 'cost.hours.fell',
            label: `Speed and heart rate from hour ${hours.fellTogether.from + 1} to the end`,
            about: ['speed', 'heartRate'],
            method: METHOD,
            quality: 'derived',
            at: {
              from: hours.blocks[hours.fellTogether.from]?.from ?? 0,
              to: hours.blocks.at(-1)?.to ?? 0,
              channel: 'heartRate',
            },
          },
          'both fell',
        ),
  ];
}

function bestFacts(best: BestAfterWork): (FactDraft | null)[] {
  const { seconds, startS, workBeforeKj, late, lastThirdPercent } = best;
  const length = spokenDuration(seconds);
  const name = (what: string, label: string, about: string[]): FactName => ({
    key: `cost.durability.${seconds}.${what}`,
    label,
    about,
    method: METHOD,
    quality: 'derived',
    at: { from: startS, to: startS + seconds, channel: 'power' },
  });
  if (!late)
    return [
      lastThirdPercent === null
        ? null
        : percent(
            {
              ...name('lastThird', `Best ${length} of the last third, as a share of the best`, [
                'power',
                'share',
              ]),
            },
            lastThirdPercent,
          ),
    ];
  return [
    whole(name('power', `Best ${length}, late in the ride`, ['best', 'power']), best.watts, 'W'),
    clockTime(name('at', `Time before the best ${length}`, ['time']), startS),
    whole(name('work', `Work done before the best ${length}`, ['work']), workBeforeKj, 'kJ'),
  ];
}

function hourFacts(
  block: HourBlock,
  place: number,
  { workout, units }: { readonly workout: AnalysedWorkout; readonly units: UnitPreferences },
): (FactDraft | null)[] {
  const running = workout.family === 'running';
  const name = (what: string, label: string): FactName => ({
    key: `cost.hour.${place}.${what}`,
    label: `${label} of hour ${place}`,
    about: ['average', what],
    method: METHOD,
    quality: 'derived',
    at: { from: block.from, to: block.to, channel: what },
  });
  const { speedMps, powerW, heartRate, cadence } = block;
  return [
    speedMps === null
      ? null
      : speedOrPace(
          name('speed', running ? 'Moving pace' : 'Moving speed'),
          speedMps,
          running,
          units,
        ),
    running || powerW === null ? null : whole(name('power', 'Power'), powerW, 'W'),
    heartRate === null ? null : whole(name('heartRate', 'Heart rate'), heartRate, 'bpm'),
    cadence === null ? null : whole(name('cadence', 'Cadence'), cadence, running ? 'spm' : 'rpm'),
  ];
}
