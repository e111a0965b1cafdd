import { say } from '#coaching/domain/answer/say.js';
import { decimal, percent, quantity } from '#coaching/domain/facts/draft.js';
import { direct, type Direct } from '../direct.js';
import { PUT_CASE } from './hypothetical.js';
import { weightIn } from './stated.js';

const PER_KILO =
  /\b(?:w ?\/? ?(?:per )?kg|watts? per|per kilo\w*|per kg|watts? ?\/ ?kilo\w*|a kilo)\b/;

/** Watts for each kilogram at another body weight. */
export const otherWeight: Direct = (sheet, { plain }) => {
  const power = sheet.get('power.average');
  const normalized = sheet.get('power.normalized');
  const weight = weightIn(plain, sheet.number('threshold.weight'));
  if (!power || weight === null || weight < 30) return null;
  if (
    !PUT_CASE.test(plain) &&
    !(PER_KILO.test(plain) && /\b(?:at|with|says?|makes?|weigh\w*|im|am|scales?)\b/.test(plain))
  )
    return null;
  const name = {
    about: ['what-if', 'power', 'weight'],
    method: 'power over the body weight of your question',
    quality: 'derived' as const,
  };
  const key = `whatIf.weight.${weight}`;
  const { sheet: grown, added } = sheet.with([
    quantity(
      { ...name, key: `${key}.weight`, label: 'Body weight asked for' },
      weight,
      'kg',
      `${weight} kg`,
    ),
    decimal(
      { ...name, key: `${key}.average`, label: 'Average power by weight' },
      Number(power.value) / weight,
      'W/kg',
      2,
    ),
    ...(normalized
      ? [
          decimal(
            { ...name, key: `${key}.normalized`, label: 'Normalized power by weight' },
            Number(normalized.value) / weight,
            'W/kg',
            2,
          ),
        ]
      : []),
  ]);
  const [asked, average, weighted] = added;
  if (!asked || !average) return null;
  return direct(
    grown,
    weighted
      ? say`At ${asked} your average would be ${average}, and ${weighted} as normalized power.`
      : say`At ${asked} your average would be ${average}.`,
  );
};

const WATTS = /\b(\d{2,3}) ?(?:w|watts?)\b/;
const WORK = /\b(?:kj|kilojoules?|work|energy)\b/;

/** Work at another average power over the time of this workout. */
export const otherPower: Direct = (sheet, { plain }) => {
  const watts = Number(WATTS.exec(plain)?.[1]);
  const seconds = sheet.number('session.duration');
  if (
    !watts ||
    seconds === null ||
    !WORK.test(plain) ||
    !/\b(?:if|at|would|with|had)\b/.test(plain)
  )
    return null;
  const name = {
    about: ['what-if', 'work'],
    method: 'power of your question by time',
    quality: 'derived' as const,
  };
  const { sheet: grown, added } = sheet.with([
    quantity(
      { ...name, key: `whatIf.power.${watts}`, label: 'Power asked for' },
      watts,
      'W',
      `${watts} W`,
    ),
    quantity(
      { ...name, key: `whatIf.power.${watts}.work`, label: 'Work at the power asked for' },
      (watts * seconds) / 1000,
      'kJ',
      `${Math.round((watts * seconds) / 1000)} kJ`,
    ),
  ]);
  const [asked, work] = added;
  const own = sheet.get('power.work');
  if (!asked || !work) return null;
  return direct(grown, say`At ${asked} that is ${work}.`, own ? say`Here it was ${own}.` : null);
};

const MAX_HR = /\bmax(?:imum)?(?: (?:hr|heart ?rate|pulse))?\b(?:\D{0,20}?)\b(1[4-9]\d|2[0-2]\d)\b/;

/** The share of another maximum heart rate. */
export const otherMaximum: Direct = (sheet, { plain }) => {
  const limit = Number(MAX_HR.exec(plain)?.[1]);
  const average = sheet.get('heartRate.average');
  if (!limit || !average || !PUT_CASE.test(plain) || !/\b(?:%|percent|share|of)\b|%/.test(plain))
    return null;
  const name = {
    about: ['what-if', 'heartRate'],
    method: 'average heart rate over the maximum of your question',
    quality: 'derived' as const,
  };
  const { sheet: grown, added } = sheet.with([
    quantity(
      { ...name, key: `whatIf.maxHr.${limit}`, label: 'Maximum heart rate asked for' },
      limit,
      'bpm',
      `${limit} bpm`,
    ),
    percent(
      { ...name, key: `whatIf.maxHr.${limit}.share`, label: 'Share of the maximum asked for' },
      (Number(average.value) / limit) * 100,
    ),
  ]);
  const [asked, share] = added;
  return asked && share
    ? direct(grown, say`Of a maximum of ${asked}, your average of ${average} is ${share}.`)
    : null;
};
