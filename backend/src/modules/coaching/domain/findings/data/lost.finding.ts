import { say } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** A loss changes what may be said from so long and so much of the session on (ours). */
const LONG_S = 180;
const SHARE = 0.05;
const LARGE_SHARE = 0.15;

const TOO_LOW = {
  heartRate: 'its average and the load are too low, and nothing can be said of that part',
  power: 'average, work and load are too low, and nothing can be said of that part',
  cadence: 'nothing can be said of cadence there',
} as const;

/** A sensor that was lost for so long that averages and load suffer, and what to check. */
export function sensorLost(sheet: FactSheet): readonly Finding[] {
  return (['heartRate', 'power'] as const).flatMap((channel): readonly Finding[] => {
    const longest = losses(sheet, channel).sort((a, b) => Number(b.value) - Number(a.value))[0];
    const span = longest && sheet.withKey(longest.key.replace(/time$/, 'span'));
    const share = Number(longest?.value ?? 0) / (sheet.number('session.duration') ?? Infinity);
    // A channel without any average was never there, which is no loss.
    if (!sheet.has(`${channel}.average`)) return [];
    if (!longest || !span || Number(longest.value) < LONG_S || share < SHARE) return [];
    const large = share >= LARGE_SHARE;
    return [
      {
        kind: `data.lost.${channel}`,
        statement: say`${span}, for ${longest}: ${TOO_LOW[channel]}`,
        because: [],
        surprise: 0.8,
        importance: large ? 0.6 : 0.35,
        confidence: 1,
        ...(longest.at && { at: longest.at }),
        action:
          channel === 'heartRate'
            ? 'Check the contact and the battery of your heart-rate sensor before the next workout.'
            : 'Check the battery of your power meter and calibrate it before the next ride.',
      },
    ];
  });
}

function losses(sheet: FactSheet, channel: string): Fact[] {
  const pattern = new RegExp(String.raw`^sensor\.${channel}\.loss\.\d+\.time$`);
  return sheet.facts.filter(({ key }) => pattern.test(key));
}

/** A drop this large asks what slowed the athlete (ours). Percent. */
const SLOWED = -8;
const LONG_RUN_S = 5400;

/** No heart rate where it would have told why the session slowed. */
export function noHeartRate(sheet: FactSheet): readonly Finding[] {
  const slowed = (sheet.number('pacing.fade.output') ?? 0) <= SLOWED;
  const long = (sheet.number('session.duration') ?? 0) >= LONG_RUN_S;
  if (sheet.has('heartRate.average') || !slowed || !long) return [];
  return [
    {
      kind: 'data.no-heart-rate',
      statement:
        'Without heart rate, whether legs, fuel or heat were behind the slowing cannot be said',
      because: [],
      surprise: 0.6,
      importance: 0.35,
      confidence: 1,
      action: 'Wear a heart-rate strap next time, so that the price of each hour can be read.',
    },
  ];
}
