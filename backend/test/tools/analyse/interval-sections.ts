import type { Analysis, IntervalTotals, SegmentStats } from '#analysis/analysis.js';
import { clock } from './clock.js';
import type { Measures } from './measures.js';
import { section, table } from './table.js';
import { percent, sourceInWords } from './words.js';

const HEAD = [
  '',
  'from',
  'lasts',
  'distance',
  'speed',
  'power',
  'NP',
  'heart rate',
  'highest',
  'cadence',
  'climbed',
];
const RIGHT = HEAD.map((_, at) => at).slice(1);

/** Intervals with their sums, and the device's laps. */
export function intervalSections(analysis: Analysis, measures: Measures): string[] {
  return [
    section('Intervals', intervalLines(analysis, measures)),
    section('Laps', segmentLines(analysis.laps, measures)),
  ];
}

function intervalLines({ intervals, intervalSummary }: Analysis, measures: Measures): string[] {
  if (intervalSummary === undefined) return segmentLines(intervals, measures);
  const { source, confidence, groups, work, recovery } = intervalSummary;
  const told = `${sourceInWords(source)} (sure to ${percent(confidence)})`;
  if (intervals.length === 0) return [told];
  const sums = [
    ...groups
      .filter(({ members }) => members.length > 1)
      .flatMap((group, at) => [
        sumsRow(`group ${at + 1}, work`, group.work, measures),
        sumsRow(`group ${at + 1}, recovery`, group.recovery, measures),
      ]),
    sumsRow('all work', work, measures),
    sumsRow('all recovery', recovery, measures),
  ].filter((row) => row !== null);
  return [
    told,
    '',
    ...segmentLines(intervals, measures),
    '',
    ...table(
      [
        ['', 'number', 'lasts', 'distance', 'speed', 'power', 'heart rate', 'highest', 'cadence'],
        ...sums,
      ],
      [1, 2, 3, 4, 5, 6, 7, 8],
    ),
  ];
}

function segmentLines(segments: readonly SegmentStats[], measures: Measures): string[] {
  if (segments.length === 0) return [];
  return table([HEAD, ...segments.map((segment, at) => segmentRow(segment, at, measures))], RIGHT);
}

function segmentRow(segment: SegmentStats, at: number, measures: Measures): string[] {
  return [
    `${at + 1} ${segment.kind === 'lap' ? (segment.trigger ?? 'lap') : segment.kind}`,
    clock(segment.from),
    clock(segment.elapsedS),
    measures.distance(segment.distanceM),
    measures.speed(segment.avgSpeedMps),
    measures.whole(segment.avgPowerW, 'W'),
    measures.whole(segment.normalizedPowerW, 'W'),
    measures.whole(segment.avgHr, 'bpm'),
    measures.whole(segment.maxHr, 'bpm'),
    measures.whole(segment.avgCadence, ''),
    measures.height(segment.ascentM),
  ].map((cell) => cell.trim());
}

function sumsRow(name: string, totals: IntervalTotals | null, measures: Measures): string[] | null {
  if (totals === null) return null;
  return [
    name,
    String(totals.count),
    clock(totals.elapsedS),
    measures.distance(totals.distanceM),
    measures.speed(totals.avgSpeedMps),
    measures.whole(totals.avgPowerW, 'W'),
    measures.whole(totals.avgHr, 'bpm'),
    measures.whole(totals.maxHr, 'bpm'),
    measures.whole(totals.avgCadence, '').trim(),
  ];
}
