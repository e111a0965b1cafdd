import { BLOCK_S, likeBlocks } from '#analysis/cost/like-blocks.js';
import { generatedRide } from './generated-workouts.js';
import { minutes, Panel, ticks } from './panel.js';
import { channelOf, pictured, seriesOf } from './sessions.js';
import { COLOURS, picture, text } from './svg.js';

/** A ride with an easy stretch in the middle: the half minutes of like power, early and late. */
export function costPicture(): string {
  const workout = pictured(
    generatedRide({
      seconds: 7200,
      seed: 7,
      driftPerHour: 7,
      altitude: () => 440,
      power: (second) => (second > 3300 && second < 4500 ? 115 : 205 + 28 * Math.sin(second / 310)),
    }),
  );
  const { session, analysis } = workout;
  const matched = analysis.cost?.matched;
  if (matched === undefined || 'reason' in matched) throw new Error(matched?.reason);
  const { low, high, change, parts } = matched;
  const end = session.grid.length;
  const beats = new Panel({ left: 64, top: 96, width: 800, height: 330 }, [0, end], [90, 190]);
  const watts = beats.withUp([0, 700]);
  const { rows, output } = likeBlocks(session);
  const alike = [...rows].filter((_, at) => {
    const level = output[at] as number;
    return level >= low && level <= high;
  });
  const said = [
    `at ${Math.round(low)} to ${Math.round(high)} W`,
    ...parts.map(({ heartRate }) => `${Math.round(heartRate)} bpm`),
    `change ${change.bpm.toFixed(1)} ± ${(2 * change.errorBpm).toFixed(1)} bpm`,
  ];
  return picture(
    960,
    490,
    'Heart rate at like power, early and late',
    text(64, 62, said.join('   ·   '), { fill: COLOURS.accent, 'font-weight': 600 }),
    ...alike.map((row) => beats.stretch(row, row + BLOCK_S, COLOURS.accent, 0.18)),
    beats.leftAxis(ticks(100, 180, 20), 'bpm', COLOURS.heart),
    beats.bottomAxis(ticks(0, end, 1200), minutes),
    watts.rightAxis(ticks(0, 400, 100), 'W', COLOURS.effort),
    watts.line(seriesOf(session, channelOf(session, 'power'), 30), COLOURS.power),
    beats.line(seriesOf(session, channelOf(session, 'heartRate'), 5), COLOURS.heart, {
      'stroke-width': 2,
    }),
  );
}
