import type { ChannelName, Recording } from '#analysis/recording/recording.js';
import { repairRecording } from '#analysis/repairs/repair-recording.js';
import { SIMULATED_ATHLETE } from '../physics/athlete.js';
import { heartRateDropout } from '../physics/faults/heart-rate.faults.js';
import { powerSpikes } from '../physics/faults/power.faults.js';
import { makeSession } from '../physics/make-session.js';
import { minutes, Panel, ticks, type Point } from './panel.js';
import { COLOURS, picture, text } from './svg.js';

/** Power with spikes and a heart rate that was lost, as recorded and as repaired. */
export function repairsPicture(): string {
  const { recording } = makeSession({
    family: 'cycling',
    seed: 5,
    parts: [{ kind: 'steady', seconds: 1800, output: 190 }],
    faults: [powerSpikes(7), heartRateDropout({ from: 900, to: 1020 }, 0)],
  });
  const { recording: repaired, repairs } = repairRecording(recording, SIMULATED_ATHLETE);
  const watts = new Panel({ left: 64, top: 110, width: 856, height: 200 }, [0, 1800], [0, 1600]);
  const beats = new Panel({ left: 64, top: 360, width: 856, height: 130 }, [0, 1800], [0, 180]);
  return picture(
    960,
    540,
    'What was recorded, and what the engine works with',
    ...repairs.map((repair, at) =>
      text(64, 58 + 18 * at, repair.text, { fill: COLOURS.accent, 'font-weight': 600 }),
    ),
    watts.leftAxis(ticks(0, 1600, 400), 'W', COLOURS.effort),
    watts.line(pointsOf(recording, 'power', 1600), COLOURS.heart, { 'stroke-width': 1.2 }),
    watts.line(pointsOf(repaired, 'power', 1600), COLOURS.power),
    beats.leftAxis(ticks(0, 180, 60), 'bpm', COLOURS.heart),
    beats.line(pointsOf(recording, 'heartRate', 180), COLOURS.faint, { 'stroke-dasharray': '3 3' }),
    beats.line(pointsOf(repaired, 'heartRate', 180), COLOURS.heart, { 'stroke-width': 2 }),
    beats.bottomAxis(ticks(0, 1800, 300), minutes),
  );
}

function pointsOf({ time, channels }: Recording, name: ChannelName, most: number): Point[] {
  const values = channels[name]?.values;
  return [...time].map((second, at) => [second, Math.min(most, values?.[at] ?? Number.NaN)]);
}
