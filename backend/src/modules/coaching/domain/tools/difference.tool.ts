import {
  decimalChange,
  paceChange,
  percent,
  percentChange,
  temperatureChange,
  timeChange,
  trendOf,
  wholeChange,
  type FactName,
} from '../facts/draft.js';
import type { Fact, FactDraft } from '../facts/fact.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import type { UnitPreferences } from '#kernel/units.js';
import { METRES_PER_FOOT, METRES_PER_MILE } from '#kernel/units.js';
import { signedNumber } from '../display/number.js';
import { found, refused, schema, type Tool, type ToolResult } from './tool.js';

const FACT = (what: string) => ({ type: 'string', pattern: '^F\\d+$', description: what });

/**
 * Two numbers of one kind, or why they are not. Averages and peaks, estimates and measurements are
 * different things.
 */
function pairOf(
  args: Readonly<Record<string, unknown>>,
  sheet: FactSheet,
): readonly [Fact, Fact] | ToolResult {
  const [a, b] = [args['a'], args['b']].map((id) =>
    typeof id === 'string' && /^F\d+$/.test(id) ? sheet.withId(id) : undefined,
  );
  if (!a || !b)
    return refused('INVALID_ARGUMENT', 'both must be ids of facts on the sheet, as F12');
  if (typeof a.value !== 'number' || typeof b.value !== 'number')
    return refused('NOT_COMPARABLE', 'one of them is no number');
  if (a.unit !== b.unit)
    return refused(
      'NOT_COMPARABLE',
      `one is in ${a.unit || 'no unit'} and the other in ${b.unit || 'no unit'}`,
    );
  if (a.unit === 'count' && a.about.includes('index'))
    return refused('NOT_COMPARABLE', 'they are places and not amounts');
  if (kindOf(a) !== kindOf(b))
    return refused('NOT_COMPARABLE', `${a.label} and ${b.label} are different things`);
  if ((a.quality === 'estimated') !== (b.quality === 'estimated'))
    return refused('NOT_COMPARABLE', 'one of them is an estimate and the other is not');
  return [a, b];
}

/** What a number speaks of: the unit tells much, these tags the rest. */
const KINDS = [
  'change',
  'stress',
  'intensity',
  'efficiency',
  'decoupling',
  'variability',
  'spread',
  'share',
  'balance',
  'monotony',
  'strain',
  'load',
  'vdot',
  'elevation',
];

function kindOf({ about }: Fact): string {
  return KINDS.filter((tag) => about.includes(tag)).join();
}

function named(a: Fact, b: Fact, tool: string, label: string, about: readonly string[]): FactName {
  const channels = b.about.filter(
    (tag) =>
      a.about.includes(tag) &&
      !['average', 'max', 'normalized', 'best', 'change'].includes(tag) &&
      !/^(?:zone|part):/.test(tag),
  );
  return {
    key: `${tool}.${a.id}.${b.id}`,
    label,
    about: [...about, ...channels],
    method: tool,
    quality: a.quality === 'estimated' ? 'estimated' : 'derived',
    ...(b.at ? { at: b.at } : {}),
    ...(b.subject === undefined ? {} : { subject: b.subject }),
  };
}

/** b less a, between the values as they are shown. */
export const delta: Tool = {
  name: 'delta',
  description:
    'The difference between two facts of one kind: the second less the first. Give the ids ' +
    'of both.',
  parameters: schema({ a: FACT('What is taken away.'), b: FACT('What it is taken from.') }, [
    'a',
    'b',
  ]),
  fits: (_, sheet) => sheet.facts.length > 1,
  run(args, _, sheet) {
    const pair = pairOf(args, sheet);
    if (!isPair(pair)) return pair;
    const [a, b] = pair;
    if (conflict(a, b, sheet)) return refused('NOT_COMPARABLE', conflict(a, b, sheet) ?? '');
    return found([
      difference(
        named(a, b, 'delta', `${b.label} less ${lower(a.label)}`, ['change']),
        a,
        b,
        sheet.context.units,
      ),
    ]);
  },
};

/** b as a share of a. */
export const ratio: Tool = {
  name: 'ratio',
  description:
    'The second fact as a percentage of the first; both of one kind. Give the ids of both.',
  parameters: schema({ a: FACT('The whole, 100%.'), b: FACT('What is to be a share of it.') }, [
    'a',
    'b',
  ]),
  fits: (_, sheet) => sheet.facts.length > 1,
  run(args, _, sheet) {
    const pair = pairOf(args, sheet);
    if (!isPair(pair)) return pair;
    const [a, b] = pair;
    if (a.unit === '°C' || a.about.includes('change'))
      return refused('NOT_COMPARABLE', 'a share of that means nothing');
    if (conflict(a, b, sheet)) return refused('NOT_COMPARABLE', conflict(a, b, sheet) ?? '');
    if (Number(a.value) <= 0) return refused('NOT_COMPARABLE', 'the first of them is nothing');
    return found([
      percent(
        named(a, b, 'ratio', `${b.label} as a share of ${lower(a.label)}`, ['share']),
        (Number(b.value) / Number(a.value)) * 100,
      ),
    ]);
  },
};

function isPair(pair: readonly [Fact, Fact] | ToolResult): pair is readonly [Fact, Fact] {
  return Array.isArray(pair);
}

/** What the comparison says may not be compared, no tool compares either. */
function conflict(a: Fact, b: Fact, sheet: FactSheet): string | undefined {
  if (
    sheet.kind !== 'comparison' ||
    a.subject === undefined ||
    b.subject === undefined ||
    a.subject === b.subject
  )
    return undefined;
  const other = a.subject === 'W1' ? b.subject : a.subject;
  const effort = [a, b].some(({ about }) =>
    about.some((tag) =>
      ['power', 'speed', 'heartRate', 'cadence', 'efficiency', 'decoupling'].includes(tag),
    ),
  );
  return effort ? sheet.unknown(`delta.${other}`)?.reason : undefined;
}

function difference(name: FactName, a: Fact, b: Fact, units: UnitPreferences): FactDraft | null {
  const [from, to] = [Number(a.value), Number(b.value)];
  switch (a.unit) {
    case 'm/s':
      return /\/(?:km|mi)$/.test(a.display) && from > 0 && to > 0
        ? paceChange(name, from, to, units)
        : inUnits(
            name,
            from,
            to,
            (units.distance === 'mi' ? METRES_PER_MILE : 1000) / 3600,
            'm/s',
            units.distance === 'mi' ? 'mph' : 'km/h',
            1,
          );
    case 'm': {
      if (a.about.includes('elevation'))
        return inUnits(
          name,
          from,
          to,
          units.elevation === 'ft' ? METRES_PER_FOOT : 1,
          'm',
          units.elevation,
          0,
        );
      const metres = units.distance === 'mi' ? METRES_PER_MILE : 1000;
      return inUnits(
        name,
        from,
        to,
        metres,
        'm',
        units.distance,
        Math.min(from, to) / metres < 9.995 ? 2 : 1,
      );
    }
    case 's':
      return timeChange(name, Math.round(to) - Math.round(from));
    case '°C':
      return temperatureChange(name, Math.round(to) - Math.round(from), units);
    case '%':
      return {
        ...percentChange(name, Number(to.toFixed(1)) - Number(from.toFixed(1))),
        display:
          `${signedNumber(Number((Number(to.toFixed(1)) - Number(from.toFixed(1))).toFixed(1)), 1)} ` +
          'percentage points',
      };
    default: {
      const decimals = Math.max(decimalsOf(a.display), decimalsOf(b.display));
      if (decimals === 0) return wholeUnit(name, Math.round(to) - Math.round(from), a.unit);
      return decimalChange(
        name,
        Number(to.toFixed(decimals)) - Number(from.toFixed(decimals)),
        a.unit,
        decimals,
      );
    }
  }
}

function wholeUnit(name: FactName, value: number, unit: string): FactDraft {
  return unit === '' || unit === 'count'
    ? { ...decimalChange(name, value, '', 0), unit }
    : wholeChange(name, value, unit);
}

function inUnits(
  name: FactName,
  from: number,
  to: number,
  factor: number,
  unit: string,
  shown: string,
  decimals: number,
): FactDraft {
  const change = Number(
    (Number((to / factor).toFixed(decimals)) - Number((from / factor).toFixed(decimals))).toFixed(
      decimals,
    ),
  );
  return {
    quality: 'derived',
    ...name,
    value: change * factor,
    unit,
    display: `${signedNumber(change, decimals)} ${shown}`,
    trend: trendOf(change, 10 ** -decimals),
  };
}

function decimalsOf(display: string): number {
  return /\d\.(\d+)/.exec(display)?.[1]?.length ?? 0;
}

function lower(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
