import type { IntervalKind } from '#analysis/analysis.js';
import { EDGE_SHARE, RECOVERY_SHARE, workBand } from '#analysis/intervals/work-band.js';
import { inCatalogue } from '../physics/catalogue.js';
import { makeSession } from '../physics/make-session.js';
import { minutes, Panel, ticks } from './panel.js';
import { channelOf, pictured, seriesOf } from './sessions.js';
import { COLOURS, picture, text } from './svg.js';

const SHADES: Readonly<Record<IntervalKind, string>> = {
  warmup: COLOURS.speed,
  work: COLOURS.heart,
  recovery: COLOURS.accent,
  cooldown: COLOURS.speed,
  lap: COLOURS.faint,
};

/**
 * A session whose laps were cut by distance alone: its intervals as told from power, with the work
 * band.
 */
export function intervalsPicture(): string {
  const entry = inCatalogue('ride-5x4min');
  if (entry === undefined) throw new Error('The catalogue holds no ride-5x4min.');
  const ride = pictured(makeSession(entry.plan).recording);
  const { intervals, intervalSummary, sessionShape } = ride.analysis;
  const end = ride.analysis.metrics['elapsedTime']?.value ?? 0;
  const band = workBand(intervals.map(({ avgPowerW }) => avgPowerW ?? 0));
  const watts = new Panel({ left: 64, top: 96, width: 856, height: 300 }, [0, end], [0, 400]);
  const sure = Math.round((intervalSummary?.confidence ?? 0) * 100);
  return picture(
    960,
    450,
    'Intervals told from the output alone',
    text(
      64,
      62,
      `${intervals.filter(({ kind }) => kind === 'work').length} repetitions, ` +
        `${sessionShape}, sure to ${sure} %`,
      { fill: COLOURS.accent, 'font-weight': 600 },
    ),
    ...intervals.map(({ from, to, kind }) =>
      watts.stretch(from, to, SHADES[kind], kind === 'work' ? 0.16 : 0.07),
    ),
    watts.leftAxis(ticks(0, 400, 100), 'W', COLOURS.effort),
    watts.line(seriesOf(ride.session, channelOf(ride.session, 'power'), 5), COLOURS.power),
    watts.level(band, COLOURS.heart, 'work band'),
    watts.level(band * EDGE_SHARE, COLOURS.speed, 'warm-up and cool-down under 85 %'),
    watts.level(band * RECOVERY_SHARE, COLOURS.accent, 'recovery under 75 %'),
    watts.bottomAxis(ticks(0, end, 600), minutes),
  );
}
