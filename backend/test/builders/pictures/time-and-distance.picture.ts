import { secondsIn, wholeOf } from '#analysis/session/active-rows.js';
import { generatedRun } from './generated-workouts.js';
import { clock, minutes, Panel, ticks } from './panel.js';
import { channelOf, metricOf, pictured, seriesOf } from './sessions.js';
import { COLOURS, element, picture, text } from './svg.js';

/** A run with a stop of the timer and a wait at a crossing while it ran: what each time counts. */
export function timeAndDistancePicture(): string {
  const waits = (second: number): boolean => second >= 1500 && second < 1590;
  const workout = pictured(
    generatedRun({
      seconds: 2400,
      seed: 3,
      altitude: () => 440,
      speed: (second) => (waits(second) ? 0 : 2.9),
      cadence: (second) => (waits(second) ? 0 : 166),
      pauses: [{ from: 700, to: 950 }],
    }),
  );
  const { session } = workout;
  const end = wholeOf(session.grid).to;
  const panel = new Panel({ left: 150, top: 70, width: 774, height: 230 }, [0, end], [0, 7]);
  const kilometres = channelOf(session, 'distance').map((metres) => metres / 1000);
  const strips = [
    [
      'elapsed',
      metricOf(workout, 'elapsedTime'),
      new Uint8Array(session.grid.length).fill(1),
      COLOURS.faint,
    ],
    ['timer', metricOf(workout, 'timerTime'), session.grid.running, COLOURS.speed],
    ['moving', metricOf(workout, 'movingTime'), session.moving ?? new Uint8Array(), COLOURS.accent],
  ] as const;
  return picture(
    960,
    480,
    'Three times of one run: the clock, the timer, and moving',
    panel.leftAxis(ticks(0, 7, 1), 'km'),
    panel.bottomAxis(ticks(0, end, 300), minutes),
    panel.line(seriesOf(session, kilometres), COLOURS.ink, { 'stroke-width': 2 }),
    text(panel.x(825), panel.y(kilometres[700] ?? 0) - 12, 'timer stopped', {
      'text-anchor': 'middle',
      fill: COLOURS.faint,
    }),
    text(panel.x(1545), panel.y(kilometres[1545] ?? 0) - 12, 'standing', {
      'text-anchor': 'middle',
      fill: COLOURS.faint,
    }),
    ...strips.flatMap(([name, seconds, mask, colour], index) => [
      text(24, 354 + index * 38, `${name} ${clock(seconds)}`, { fill: colour, 'font-weight': 600 }),
      ...stretchesOf(mask).map(([from, to]) =>
        element('rect', {
          x: panel.x(from),
          y: 338 + index * 38,
          width: panel.x(to) - panel.x(from),
          height: 22,
          rx: 3,
          fill: colour,
          opacity: 0.75,
        }),
      ),
    ]),
    text(
      924,
      466,
      `${secondsIn(session.grid, session.grid.running, { from: 1500, to: 1590 })} s of ` +
        'standing count for the timer',
      { 'text-anchor': 'end', fill: COLOURS.faint, 'font-size': 12 },
    ),
  );
}

function stretchesOf(mask: Uint8Array): [from: number, to: number][] {
  const out: [number, number][] = [];
  for (let row = 1; row < mask.length; row++) {
    if (mask[row] === 0) continue;
    const last = out.at(-1);
    if (last !== undefined && last[1] === row - 1) last[1] = row;
    else out.push([row - 1, row]);
  }
  return out;
}
