import { describe, expect, it } from '@jest/globals';
import { timeAxis } from '#components/chart/chart-axis.js';
import { palette } from '#theme/palette.js';
import { METRIC_UNITS, type UnitPreferences } from '#lib/units.js';
import { channelViews, isExpected } from './channels.js';
import { calmed, toCurve, toPanel } from './panels.js';
import type { ChannelName, Stream } from './streams.js';

const IMPERIAL: UnitPreferences = {
  unitSystem: 'IMPERIAL',
  paceUnit: 'min/mi',
  distanceUnit: 'mi',
  elevationUnit: 'ft',
};

function view(family: 'running' | 'cycling', name: ChannelName, units = METRIC_UNITS) {
  const found = channelViews(family, units).find((channel) => channel.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

function stream(v: (number | null)[]): Stream {
  return { unit: '', source: 'measured', t: v.map((_, index) => index), d: null, v };
}

const everything = { from: 0, to: 1e6 };

function panel(
  channel: ReturnType<typeof view>,
  v: (number | null)[],
  window: number | null = null,
) {
  return toPanel(
    calmed(toCurve(channel, stream(v), timeAxis, []), window),
    everything,
    palette.light,
  );
}

describe('the pace panel', () => {
  it('counts seconds for a kilometre, fast on top, with ticks in m:ss', () => {
    const pace = panel(view('running', 'speed'), [4, 4, 3.5, 3.5, 4]);
    expect(pace.label).toBe('Pace');
    expect(pace.inverted).toBe(true);
    expect(pace.raw[0]).toBe(250);
    expect(pace.ticks.map((tick) => pace.tickText(tick))).toEqual(['4:00', '4:30']);
  });

  it('counts seconds for a mile where the athlete does [WKT-18]', () => {
    expect(panel(view('running', 'speed', IMPERIAL), [4]).raw[0]).toBeCloseTo(402.336, 3);
  });

  it('has a gap where the runner stands', () => {
    expect(panel(view('running', 'speed'), [4, 0.2, 4]).raw).toEqual([250, null, 250]);
  });

  it('averages speeds, not paces', () => {
    const pace = panel(view('running', 'speed'), [2, 4, 2, 4, 2], 100);
    expect(pace.calm?.[2]).toBeCloseTo(1000 / 3, 6);
  });
});

describe('the axes of rides', () => {
  it('start power at zero and end it above the highest value in sight', () => {
    const { extent, ticks } = panel(view('cycling', 'power'), [0, 150, 412]);
    expect(extent.from).toBeLessThan(0);
    expect(extent.from).toBeGreaterThan(-50);
    expect(extent.to).toBeGreaterThan(412);
    expect(ticks).toEqual([0, 200, 400]);
  });

  it('let a lone sprint run out of the top, and name it', () => {
    const ride = [...new Array<number>(1000).fill(200), 900, ...new Array<number>(1000).fill(210)];
    const { extent, beyond } = panel(view('cycling', 'power'), ride);
    expect(extent.to).toBeLessThan(300);
    expect(beyond).toEqual({ x: 1000, text: '900 W' });
    expect(panel(view('cycling', 'power'), [200, 240, 260]).beyond).toBeNull();
  });

  it('keep noise small on a flat heart rate', () => {
    const { extent } = panel(view('cycling', 'heartRate'), [140, 141, 140]);
    expect(extent.to - extent.from).toBeGreaterThanOrEqual(30);
  });

  it('tell speed in mph and elevation in feet where the athlete does [WKT-18]', () => {
    expect(view('cycling', 'speed', IMPERIAL).unit).toBe('mph');
    expect(panel(view('cycling', 'altitude', IMPERIAL), [304.8]).raw[0]).toBeCloseTo(1000, 6);
  });

  it('fit what is in sight and nothing else', () => {
    const curve = calmed(
      toCurve(view('cycling', 'power'), stream([900, 100, 110, 120]), timeAxis, []),
      null,
    );
    expect(toPanel(curve, { from: 1, to: 3 }, palette.light).extent.to).toBeLessThan(200);
  });
});

describe('gaps', () => {
  it('break the line at a pause, where nothing was recorded', () => {
    const recorded: Stream = {
      unit: '',
      source: 'measured',
      t: [0, 10, 70, 80],
      d: null,
      v: [1, 2, 3, 4],
    };
    const { x, raw } = toCurve(view('cycling', 'power'), recorded, timeAxis, [
      { from: 10, to: 70 },
    ]);
    expect(x).toEqual([0, 10, 40, 70, 80]);
    expect(raw).toEqual([1, 2, null, 3, 4]);
  });

  it('stand for a zero cadence and not for a zero power', () => {
    expect(panel(view('cycling', 'cadence'), [90, 0, 92]).raw).toEqual([90, null, 92]);
    expect(panel(view('cycling', 'power'), [200, 0, 210]).raw).toEqual([200, 0, 210]);
  });
});

describe('what is expected', () => {
  it('misses power on rides only, and elevation outdoors only', () => {
    expect(isExpected('power', 'running', false)).toBe(false);
    expect(isExpected('power', 'cycling', true)).toBe(true);
    expect(isExpected('altitude', 'cycling', true)).toBe(false);
    expect(isExpected('altitude', 'running', false)).toBe(true);
  });
});
