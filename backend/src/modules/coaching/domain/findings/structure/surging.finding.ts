import { say, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';

/** Normalized over average power that shows a ride of surges alone. (usual reading) */
const SURGES = 1.2;
/** Counted over an FTP: so many in an hour, and so much of a difference (ours). */
const RESTLESS = 1.12;
const AN_HOUR = 15;
/** So much of the time without pedalling makes such a gap alone, and is another story. % (ours) */
const COASTED = 20;
/** Hills make surges of their own: metres of climbing for a kilometre. */
const HILLY_M_PER_KM = 10;
/** Halves so far apart are said beside it. Share (ours). */
const APART = 0.06;

/** Whether accelerations made the ride: its quarters and its best minutes are chance then. */
export function isRestless(sheet: FactSheet): boolean {
  const index = sheet.number('power.variability') ?? 0;
  const moving = sheet.number('session.moving') ?? sheet.number('session.duration');
  const hours = (moving ?? Infinity) / 3600;
  const often = (sheet.number('surges.count') ?? 0) >= AN_HOUR * hours;
  if ((sheet.number('climb.rate') ?? 0) > HILLY_M_PER_KM) return false;
  if (sheet.context.shape === 'intervals' || sheet.context.family !== 'cycling') return false;
  if ((sheet.number('power.coasting') ?? 0) >= COASTED) return false;
  return index >= SURGES || (sheet.has('threshold.ftp') && often && index >= RESTLESS);
}

/** A ride that accelerations made. */
export function surging(sheet: FactSheet): readonly Finding[] {
  const [np, average] = [sheet.get('power.normalized'), sheet.get('power.average')];
  if (!np || !average || !isRestless(sheet)) return [];
  const beats = sheet.get('heartRate.average');
  const hearts = beats ? say` at ${beats}` : '';
  const [count, power] = [sheet.get('surges.count'), sheet.get('surges.power')];
  return [
    {
      kind: 'structure.surging',
      statement:
        count && power
          ? worded(sheet, 'structure.surging', [
              say`A restless ride: ${count} surges of ${power} on average lifted ${average} to ${np} normalized`,
              say`${count} surges made this ride, ${power} on average: ${np} normalized against ${average} as a mean`,
            ])
          : say`Surges made this ride: ${np} normalized against ${average} on average${hearts}`,
      because: [cost(sheet), halves(sheet)],
      surprise: 0.8,
      importance: 0.95,
      confidence: 0.9,
      action: action(sheet),
      covers: [
        'structure.steady',
        'structure.halves',
        'structure.hardest',
        'terrain.halves',
        'cost.fade',
      ],
    },
  ];
}

/** What the surges took: that is where a ride like this is hard. */
function cost(sheet: FactSheet): Line {
  const [time, ftp] = [sheet.get('surges.time'), sheet.get('threshold.ftp')];
  const intensity = sheet.get('load.intensity');
  if (!time || !ftp) return null;
  return intensity
    ? say`They add up to ${time} over your FTP of ${ftp}, and make an intensity factor of ${intensity}: harder than the average looks.`
    : say`They add up to ${time} over your FTP of ${ftp}: harder than the average looks.`;
}

function halves(sheet: FactSheet): Line {
  const [early, late] = [sheet.get('pacing.half.1.output'), sheet.get('pacing.half.2.output')];
  if (!early || !late) return null;
  const apart = Math.abs(Number(late.value) / Number(early.value) - 1);
  if (apart < APART) return null;
  return Number(late.value) < Number(early.value)
    ? say`More of them came early: ${early} in the first half, ${late} in the second.`
    : say`More of them came late: ${late} in the second half, ${early} in the first.`;
}

function action(sheet: FactSheet): string {
  const [power, average] = [sheet.get('surges.power'), sheet.get('power.average')];
  if (power)
    return say`Plan the surges: put them into sets near ${power} with easy riding between, or leave them out and hold one power.`;
  return average
    ? say`For endurance, smooth the surges next time: hold close to ${average} and let short rises take longer.`
    : 'For endurance, smooth the surges next time.';
}
