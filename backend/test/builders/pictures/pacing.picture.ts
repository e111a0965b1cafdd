import { repetitionEfforts } from '#analysis/pacing/repetitions.js';
import { generatedRide, intervals5x4 } from './generated-workouts.js';
import { minutes, Panel, ticks } from './panel.js';
import { channelOf, metricOf, pictured, seriesOf } from './sessions.js';
import { COLOURS, picture, text } from './svg.js';

/** A ride that fades at the same heart rate, by quarters, and repetitions beside it. */
export function pacingPicture(): string {
  const ride = pictured(
    generatedRide({
      seconds: 7200,
      seed: 12,
      altitude: () => 440,
      driftPerHour: 13,
      power: (second) => (second < 4200 ? 205 : 205 - (second - 4200) * 0.012),
    }),
  );
  const quarters = ride.analysis.pacing?.quarters ?? [];
  const watts = new Panel({ left: 64, top: 96, width: 500, height: 300 }, [0, 7200], [0, 240]);
  const beats = watts.withUp([60, 180]);
  const reps = pictured(intervals5x4((repeat) => 312 - 7 * repeat));
  const efforts = repetitionEfforts(reps.session);
  const row = new Panel(
    { left: 690, top: 96, width: 230, height: 300 },
    [0, efforts.length],
    [0, 360],
  );
  return picture(
    960,
    470,
    'Fading over a ride, and over repetitions',
    text(
      64,
      62,
      `fade ${metricOf(ride, 'fade').toFixed(1)} %: last quarter against the second, at the ` +
        'same heart rate',
      { fill: COLOURS.accent, 'font-weight': 600 },
    ),
    watts.leftAxis(ticks(0, 240, 40), 'W', COLOURS.effort),
    beats.rightAxis(ticks(60, 180, 30), 'bpm', COLOURS.heart),
    watts.bottomAxis(ticks(0, 7200, 1800), minutes),
    ...quarters.map(
      ({ from, to, output }, index) =>
        watts.bar(from + 40, to - 40, output ?? 0, COLOURS.power, {
          opacity: index % 2 === 1 ? 0.85 : 0.4,
        }) +
        text(watts.x((from + to) / 2), watts.y(110), `${Math.round(output ?? 0)} W`, {
          'text-anchor': 'middle',
          'font-weight': 600,
        }),
    ),
    beats.line(seriesOf(ride.session, channelOf(ride.session, 'heartRate'), 10), COLOURS.heart, {
      'stroke-width': 2,
    }),
    text(690, 62, `rep fade ${metricOf(reps, 'repFade').toFixed(1)} % each`, {
      fill: COLOURS.accent,
      'font-weight': 600,
    }),
    row.leftAxis(ticks(0, 360, 60), 'W', COLOURS.effort),
    ...efforts.map(
      (output, index) =>
        row.bar(index + 0.12, index + 0.88, output, COLOURS.power) +
        text(row.x(index + 0.5), row.y(output) - 8, String(Math.round(output)), {
          'text-anchor': 'middle',
          'font-size': 12,
        }),
    ),
    row.bottomAxis(
      efforts.map((_, index) => index + 0.5),
      (tick) => String(tick + 0.5),
    ),
  );
}
