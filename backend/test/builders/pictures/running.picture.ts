import { generatedRun } from './generated-workouts.js';
import { clock, minutes, Panel, ticks } from './panel.js';
import { channelOf, metricOf, pictured, seriesOf } from './sessions.js';
import { COLOURS, picture, text } from './svg.js';

/**
 * A run over hills: its speed falls uphill, while the speed on the flat that would cost as much
 * rises.
 */
export function runningPicture(): string {
  const hills = (metres: number): number => 460 - 24 * Math.cos((2 * Math.PI * metres) / 2600);
  const workout = pictured(
    generatedRun({ seconds: 2700, seed: 8, altitude: hills, speed: () => 3.2, variation: 0.4 }),
  );
  const { session } = workout;
  const end = session.grid.length;
  const speed = new Panel({ left: 64, top: 96, width: 800, height: 330 }, [0, end], [6, 16]);
  const height = speed.withUp([420, 700]);
  const adjusted = session.output?.effort ?? new Float64Array();
  const perHour = (values: Float64Array) =>
    seriesOf(
      session,
      values.map((mps) => mps * 3.6),
      10,
    );
  const said = [
    ['average pace', metricOf(workout, 'averagePace'), COLOURS.speed],
    ['grade-adjusted pace', metricOf(workout, 'gradeAdjustedPace'), COLOURS.accent],
    ['normalized graded pace', metricOf(workout, 'normalizedGradedPace'), COLOURS.second],
  ] as const;
  return picture(
    960,
    490,
    'A run over hills: speed, and the speed on the flat that costs as much',
    ...said.map(([name, pace, colour], index) =>
      text(64 + index * 260, 62, `${name} ${clock(pace)} /km`, {
        fill: colour,
        'font-weight': 600,
      }),
    ),
    height.area(seriesOf(session, channelOf(session, 'altitude'), 5), COLOURS.height),
    speed.leftAxis(ticks(6, 16, 2), 'km/h', COLOURS.speed),
    height.rightAxis([425, 450, 475], 'm', COLOURS.faint),
    speed.bottomAxis(ticks(0, end, 600), minutes),
    speed.line(perHour(channelOf(session, 'speed')), COLOURS.speed),
    speed.line(perHour(adjusted), COLOURS.accent, { 'stroke-width': 2 }),
  );
}
