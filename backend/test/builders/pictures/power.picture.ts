import { powerSeconds, wPrimeBalance } from '#analysis/performance/w-prime-balance.js';
import { intervals5x4, PICTURED } from './generated-workouts.js';
import { clock, minutes, Panel, ticks } from './panel.js';
import { channelOf, metricOf, pictured, seriesOf } from './sessions.js';
import { COLOURS, picture, text } from './svg.js';

/** Power of an interval session with its three means, and W′ balance under it in both models. */
export function powerPicture(): string {
  const workout = pictured(intervals5x4());
  const { session, analysis } = workout;
  const watts = channelOf(session, 'power');
  const end = session.grid.length;
  const above = new Panel({ left: 64, top: 84, width: 820, height: 220 }, [0, end], [0, 400]);
  const below = new Panel({ left: 64, top: 374, width: 820, height: 170 }, [0, end], [0, 20]);
  const lowest = analysis.wPrimeBalance;
  if (lowest === undefined) throw new Error('This ride has no W′ balance.');
  const capacity = {
    criticalPowerW: PICTURED.criticalPowerW?.value ?? 0,
    wPrimeJ: PICTURED.wPrimeJ?.value ?? 0,
  };
  const balance = (model: 'differential' | 'integral') =>
    wPrimeBalance(powerSeconds(session.grid, watts), capacity, model).map(
      (joules) => joules / 1000,
    );
  const means = [
    ['averagePower', 'average'],
    ['xPower', 'xPower'],
    ['normalizedPower', 'normalized'],
  ] as const;
  return picture(
    960,
    600,
    'Power of five times four minutes, and what is left of W′',
    above.leftAxis(ticks(0, 400, 100), 'W'),
    above.bottomAxis(ticks(0, end, 600), minutes),
    above.line(seriesOf(session, watts), COLOURS.power, { 'stroke-width': 1 }),
    ...means.map(
      ([id, name], index) =>
        above.level(
          metricOf(workout, id),
          [COLOURS.ink, COLOURS.second, COLOURS.accent][index] ?? COLOURS.ink,
          '',
        ) +
        text(
          above.frame.left + 16 + index * 190,
          above.frame.top - 12,
          `– – ${name} ${Math.round(metricOf(workout, id))} W`,
          {
            fill: [COLOURS.ink, COLOURS.second, COLOURS.accent][index] ?? COLOURS.ink,
            'font-weight': 600,
          },
        ),
    ),
    below.leftAxis(ticks(0, 20, 5), 'kJ'),
    below.bottomAxis(ticks(0, end, 600), minutes),
    below.line(seriesOf(session, balance('integral')), COLOURS.faint, {
      'stroke-dasharray': '3 3',
    }),
    below.line(seriesOf(session, balance('differential')), COLOURS.accent, { 'stroke-width': 2 }),
    below.dot(lowest.minimumAtS, lowest.minimumJ / 1000, COLOURS.heart),
    text(
      below.x(lowest.minimumAtS) - 10,
      below.y(lowest.minimumJ / 1000) + 6,
      `${(lowest.minimumJ / 1000).toFixed(1)} kJ at ${clock(lowest.minimumAtS)}`,
      { 'text-anchor': 'end', fill: COLOURS.heart, 'font-weight': 600 },
    ),
    text(80, below.frame.top - 12, 'W′ balance, differential', {
      fill: COLOURS.accent,
      'font-weight': 600,
    }),
    text(260, below.frame.top - 12, '· · · integral', { fill: COLOURS.faint, 'font-weight': 600 }),
    text(360, below.frame.top - 12, 'critical power 255 W, W′ 19 kJ', { fill: COLOURS.faint }),
  );
}
