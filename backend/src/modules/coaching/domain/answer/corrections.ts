import type { Fact } from '../facts/fact.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import type { Asked } from '../understanding/asked.js';
import type { Claim } from '../understanding/claims.js';
import type { Premise } from '../understanding/premise.js';
import { pacingVerdict } from './pacing-verdict.js';
import { say, type Line } from './say.js';
import { hardlyChanged, rose, sessionNoun } from './words.js';

/**
 * People round what they say: a value this close to the fact is the fact. Percent of it; lengths
 * and durations are rounded more.
 */
const CLOSE = 2;
const CLOSE_ROUGH = 6;
const ROUGH = ['session.distance', 'session.duration', 'climb.gain', 'session.calories'];

/** What a question takes for granted and the facts deny; said before anything else. */
export function corrections(sheet: FactSheet, asked: Asked, inAskedUnits = false): readonly Line[] {
  if (sheet.kind === 'history')
    return [
      zones(asked),
      units(sheet, asked),
      ...asked.claims.map((claim) => ofProfile(sheet, claim)),
    ];
  if (sheet.kind !== 'workout') return [zones(asked), units(sheet, asked)];
  return [
    sport(sheet, asked),
    zones(asked),
    inAskedUnits ? null : units(sheet, asked),
    ...asked.claims.map((claim) => value(sheet, claim)),
    asked.premise && asked.spot === null ? change(sheet, asked.premise) : null,
  ];
}

/** What a query can't know: another number of intervals, another value of the profile. */
export function deniedClaims(sheet: FactSheet, { claims }: Asked): readonly Line[] {
  if (sheet.kind === 'history') return claims.map((claim) => ofProfile(sheet, claim));
  return claims.filter(({ key }) => key === 'intervals.count').map((claim) => value(sheet, claim));
}

function value(sheet: FactSheet, { key, name, quantity, written, atMost }: Claim): Line {
  const fact = sheet.get(key) ?? (atMost ? sheet.get('power.average') : undefined);
  const there = fact && typeof fact.value === 'number' ? fact.value : null;
  if (!fact || there === null) return null;
  const stated = quantity.kind === 'plain' ? quantity.written : quantity.value;
  // "My max of 190" is the maximum of the profile as well.
  if (key === 'heartRate.max' && sheet.number('threshold.maxHr') === stated) return null;
  const room = Math.max(
    quantity.tolerance,
    (Math.abs(there) * (ROUGH.includes(key) ? CLOSE_ROUGH : CLOSE)) / 100,
  );
  if (Math.abs(stated - there) <= room || (atMost && stated < there)) return null;
  if (atMost)
    return fact.key === key
      ? say`Your question names a ${name} of ${written}, but the best of this ${sessionNoun(sheet)} was ${fact}.`
      : say`Your question names a ${name} of ${written}, but this ${sessionNoun(sheet)} averaged ${fact} in all and was not that long.`;
  if (key === 'threshold.ftp')
    return say`Your question names an FTP of ${written}, but this ${sessionNoun(sheet)} is judged by ${fact}, the FTP that holds for its day.`;
  if (key === 'intervals.count')
    return say`Your question names ${written} of them, but I count ${fact} work intervals in this ${sessionNoun(sheet)}.`;
  return say`Your question names ${/^[aeio]/.test(name) ? 'an' : 'a'} ${name} of ${written}, but for this ${sessionNoun(sheet)} it is ${fact}.`;
}

/** A ride that is called a run, or the other way round. */
function sport({ context }: FactSheet, { plain }: Asked): Line {
  const named = /\b(?:my|this|the|todays?) (?:\w+ )?(ride|run)\b(?! (?:out|down|of))/.exec(
    plain,
  )?.[1];
  if (named === undefined || (named === 'ride') === (context.family === 'cycling')) return null;
  return named === 'ride'
    ? 'This session was a run, not a ride.'
    : 'This session was a ride, not a run.';
}

/** A value that stands in the profile: "my FTP is 315". */
function ofProfile(sheet: FactSheet, { key, name, quantity, written }: Claim): Line {
  const fact = key === 'threshold.ftp' ? sheet.get('athlete.ftp') : undefined;
  if (
    !fact ||
    typeof fact.value !== 'number' ||
    Math.abs(quantity.value - fact.value) <= quantity.tolerance
  )
    return null;
  return say`Your question names an ${name} of ${written}, but your profile says ${fact}.`;
}

const IN_UNITS =
  /\b(?:in|as) (?:an? )?(miles?|mph|min ?\/? ?(?:per )?mi(?:le)?s?|feet|km|kilomet(?:re|er)s?|km ?\/? ?h|kph|min ?\/? ?(?:per )?km|met(?:re|er)s|fahrenheit|celsius|horse ?power|hp)\b/;
const IMPERIAL_WORDS = /^(?:mi|mph|min ?\/? ?(?:per )?mi|feet|fahrenheit)/;

/** Units are those of the profile; a question in others is corrected before a value in the usual ones. */
function units(
  {
    context: {
      units: { system },
    },
  }: FactSheet,
  { plain }: Asked,
): Line {
  const named = IN_UNITS.exec(plain)?.[1];
  if (named === undefined) return null;
  if (/^h/.test(named))
    return `I can't give power in that unit, because it is shown in watts here.`;
  const imperial = IMPERIAL_WORDS.test(named);
  if (imperial === (system === 'IMPERIAL')) return null;
  return (
    `I can't tell it in ${imperial ? 'imperial' : 'metric'} units, because your profile is set ` +
    `to ${imperial ? 'metric' : 'imperial'} ones; change them there, and every answer follows.`
  );
}

/** There are five zones in this house, whatever other tables know. */
function zones({ plain }: Asked): Line {
  return /\b(?:zones? ?|z)(?:[6-9]|1\d)\b/.test(plain)
    ? 'Zones end with the fifth here, and time above it is shown separately; other tables count further.'
    : null;
}

/** "Why did my power drop" where it did not. */
function change(sheet: FactSheet, { channel, direction }: Premise): Line {
  if (sheet.context.shape === 'intervals') return null;
  const found = changeOf(sheet, channel);
  if (!found) return null;
  const [subject, fact] = found;
  const wentThere = fact.trend === direction && !hardlyChanged(fact);
  if (wentThere) return null;
  const verb =
    channel === 'pacing'
      ? direction === 'down'
        ? 'You did not fade'
        : 'You did not finish stronger'
      : `Your ${subject} did not ${direction === 'down' ? 'drop' : 'rise'} as your question says`;
  return `${verb}: from the second quarter to the last ${rose(subject, fact)}.`;
}

function changeOf(
  sheet: FactSheet,
  channel: Premise['channel'],
): readonly [subject: string, fact: Fact] | null {
  const verdict = pacingVerdict(sheet);
  const output = verdict.judged ? verdict.output : sheet.get('pacing.end.output');
  switch (channel) {
    case 'heartRate':
      return pair('heart rate', sheet.get('pacing.end.heartRate'));
    case 'cadence':
      return pair('cadence', sheet.get('pacing.end.cadence'));
    case 'power':
    case 'normalized':
      return output?.about.includes('power') ? pair('power', output) : null;
    case 'speed':
    case 'pacing':
      return output && (channel === 'pacing' || output.about.includes('speed'))
        ? pair(output.about.includes('power') ? 'power' : 'speed', output)
        : null;
    default:
      return null;
  }
}

function pair(subject: string, fact: Fact | undefined): readonly [string, Fact] | null {
  return fact ? [subject, fact] : null;
}
