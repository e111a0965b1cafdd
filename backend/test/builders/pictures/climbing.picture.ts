import type { Climb } from '#analysis/analysis.js';
import { generatedRide } from './generated-workouts.js';
import { clock, Panel, ticks, type Point } from './panel.js';
import { channelOf, pictured } from './sessions.js';
import { COLOURS, picture, text } from './svg.js';

/** Flat, a climb of 4 km at 6 %, down, rolling, a shorter and steeper one. */
const CORNERS: readonly Point[] = [
  [0, 420],
  [5000, 440],
  [9000, 680],
  [10_000, 685],
  [14_000, 470],
  [17_000, 500],
  [19_000, 470],
  [21_500, 670],
  [26_000, 480],
  [40_000, 430],
];

/** The profile of a ride with its climbs. */
export function climbingPicture(): string {
  const { session, analysis } = pictured(
    generatedRide({
      seconds: 4500,
      seed: 6,
      altitude: heightAt,
      power: (second) => (second < 700 ? 180 : 235),
    }),
  );
  const metres = channelOf(session, 'distance');
  const altitude = channelOf(session, 'altitude');
  const far = metres.at(-1) ?? 0;
  const panel = new Panel({ left: 64, top: 70, width: 860, height: 320 }, [0, far], [380, 920]);
  const at = (second: number): number => metres[session.grid.time.indexOf(second)] ?? 0;
  return picture(
    960,
    450,
    'Climbs of a ride',
    ...(analysis.climbs ?? []).flatMap((climb) => [
      panel.stretch(at(climb.from), at(climb.to), COLOURS.accent, 0.14),
      ...captionOf(climb).map((words, line) =>
        text(panel.x((at(climb.from) + at(climb.to)) / 2), 92 + 18 * line, words, {
          'text-anchor': 'middle',
          fill: COLOURS.accent,
          'font-weight': line === 0 ? 700 : 400,
        }),
      ),
    ]),
    panel.leftAxis(ticks(400, 800, 100), 'm'),
    panel.area(
      Array.from(metres, (x, row): Point => [x, altitude[row] as number]),
      COLOURS.height,
    ),
    panel.line(
      Array.from(metres, (x, row): Point => [x, altitude[row] as number]),
      COLOURS.ink,
    ),
    panel.bottomAxis(ticks(0, far, 5000), (tick) => `${tick / 1000} km`),
  );
}

function captionOf(climb: Climb): string[] {
  return [
    `${(climb.lengthM / 1000).toFixed(1)} km, ${Math.round(climb.gainM)} m, ` +
      `${climb.gradePercent.toFixed(1)} %`,
    `${clock(climb.elapsedS)}, ${Math.round(climb.climbRateMPerH ?? 0)} m/h`,
    `${Math.round(climb.avgPowerW ?? 0)} W, ${(climb.wattsPerKg ?? 0).toFixed(1)} W/kg, ` +
      `${Math.round(climb.avgHr ?? 0)} bpm`,
  ];
}

function heightAt(metres: number): number {
  const next = CORNERS.findIndex(([x]) => x >= metres);
  const [toX, toY] = CORNERS[next] ?? [0, 430];
  const [fromX, fromY] = CORNERS[Math.max(0, next - 1)] ?? [0, 420];
  return toX === fromX ? toY : fromY + ((toY - fromY) * (metres - fromX)) / (toX - fromX);
}
