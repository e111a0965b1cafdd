import type { ZoneTime } from '#analysis/analysis.js';
import { heartRateEdges } from '#analysis/zones/zone-edges.js';
import { intervals5x4, PICTURED } from './generated-workouts.js';
import { clock, minutes, Panel, ticks } from './panel.js';
import { channelOf, metricOf, pictured, seriesOf } from './sessions.js';
import { COLOURS, element, picture, text } from './svg.js';

const SHADES = [
  '#f3f4f6',
  '#dbeafe',
  '#bfdbfe',
  '#fde68a',
  '#fdba74',
  '#f87171',
  '#b91c1c',
] as const;

/** Heart rate over its zones, and the time in each zone of heart rate and power. */
export function zonesPicture(): string {
  const workout = pictured(intervals5x4());
  const { session, analysis } = workout;
  const end = session.grid.length;
  const edges = heartRateEdges(
    'cycling',
    PICTURED.maxHr?.value ?? 0,
    PICTURED.restingHr?.value ?? 0,
  );
  const panel = new Panel({ left: 64, top: 70, width: 860, height: 240 }, [0, end], [90, 190]);
  const bands = edges.slice(1).map((to, index) => {
    const from = Math.max(90, edges[index] ?? 0);
    return (
      element('rect', {
        x: 64,
        y: panel.y(Math.min(190, to)),
        width: 860,
        height: panel.y(from) - panel.y(Math.min(190, to)),
        fill: SHADES[index + 1] ?? '',
        opacity: 0.55,
      }) +
      text(916, panel.y((from + Math.min(190, to)) / 2) + 4, `Z${index + 1}`, {
        'text-anchor': 'end',
        fill: COLOURS.faint,
      })
    );
  });
  const shares = (['low', 'mid', 'high'] as const).map(
    (name) => `${name} ${Math.round(metricOf(workout, `${name}IntensityShare`))} %`,
  );
  return picture(
    960,
    520,
    'Heart rate over its zones, and the time in each',
    ...bands,
    panel.leftAxis(ticks(100, 180, 20), 'bpm', COLOURS.heart),
    panel.bottomAxis(ticks(0, end, 600), minutes),
    panel.line(seriesOf(session, channelOf(session, 'heartRate')), COLOURS.heart, {
      'stroke-width': 2,
    }),
    ...strip('heart rate', analysis.zones.heartRate ?? [], 370),
    ...strip('power', analysis.zones.power ?? [], 424),
    text(
      160,
      486,
      `intensity by heart rate: ${shares.join(', ')} (an approximation of three zones)`,
      { fill: COLOURS.accent, 'font-weight': 600 },
    ),
  );
}

function strip(name: string, zones: readonly ZoneTime[], top: number): string[] {
  let left = 160;
  const out = [text(150, top + 21, name, { 'text-anchor': 'end' })];
  zones.forEach(({ zone, seconds, percent }, index) => {
    const width = (764 * percent) / 100;
    if (width <= 0) return;
    out.push(
      element('rect', {
        x: left,
        y: top,
        width,
        height: 32,
        fill: SHADES[index] ?? '',
        stroke: '#ffffff',
      }),
    );
    const name = typeof zone === 'number' ? `Z${zone}` : zone;
    if (width > 70)
      out.push(
        text(left + width / 2, top + 21, `${name} ${clock(seconds)}`, {
          'text-anchor': 'middle',
          'font-size': 12,
          ...(index === 6 && { fill: '#ffffff' }),
        }),
      );
    left += width;
  });
  return out;
}
