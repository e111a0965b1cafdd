import { steadyBody } from '#analysis/session/steady-body.js';
import { generatedRide } from './generated-workouts.js';
import { minutes, Panel, ticks } from './panel.js';
import { channelOf, metricOf, pictured, seriesOf } from './sessions.js';
import { COLOURS, picture, text } from './svg.js';

/** Two hours at an even power with a heart that drifts: the halves that decoupling compares. */
export function heartRatePicture(): string {
  const workout = pictured(
    generatedRide({
      seconds: 7200,
      seed: 4,
      driftPerHour: 9,
      altitude: () => 440,
      power: () => 185,
    }),
  );
  const { session } = workout;
  const end = session.grid.length;
  const beats = new Panel({ left: 64, top: 96, width: 800, height: 330 }, [0, end], [90, 190]);
  const watts = beats.withUp([0, 700]);
  const body = steadyBody(session);
  const middle = (body.from + body.to) / 2;
  const said = [
    `decoupling ${metricOf(workout, 'decoupling').toFixed(1)} %`,
    `drift ${metricOf(workout, 'heartRateDrift').toFixed(1)} bpm/h`,
    `efficiency factor ${metricOf(workout, 'efficiencyFactor').toFixed(2)} W/bpm`,
    `HR load ${Math.round(metricOf(workout, 'heartRateLoad'))}`,
    `TRIMP ${Math.round(metricOf(workout, 'trimp'))}`,
  ];
  return picture(
    960,
    490,
    'An even ride whose heart rate drifts',
    text(64, 62, said.join('   ·   '), { fill: COLOURS.accent, 'font-weight': 600 }),
    beats.stretch(body.from, middle, COLOURS.accent, 0.06),
    beats.stretch(middle, body.to, COLOURS.accent, 0.18),
    beats.leftAxis(ticks(100, 180, 20), 'bpm', COLOURS.heart),
    beats.bottomAxis(ticks(0, end, 1200), minutes),
    watts.rightAxis(ticks(0, 400, 100), 'W', COLOURS.effort),
    watts.line(seriesOf(session, channelOf(session, 'power'), 30), COLOURS.power),
    beats.line(seriesOf(session, channelOf(session, 'heartRate'), 5), COLOURS.heart, {
      'stroke-width': 2,
    }),
    text(beats.x((body.from + middle) / 2), 120, 'first half', {
      'text-anchor': 'middle',
      fill: COLOURS.accent,
    }),
    text(beats.x((middle + body.to) / 2), 120, 'second half', {
      'text-anchor': 'middle',
      fill: COLOURS.accent,
    }),
    text(beats.x(body.from / 2), 120, 'warm-up', { 'text-anchor': 'middle', fill: COLOURS.faint }),
  );
}
