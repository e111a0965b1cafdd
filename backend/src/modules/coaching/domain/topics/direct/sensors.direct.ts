import { bare, say, when, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { overMaximum } from '../body/heart-rate.topic.js';
import { direct, type Direct } from './direct.js';

const HEART =
  /\b(?:hr|heart ?rate|heart|pulse|strap|chest strap|wrist|optical|ticker|hrm|heart monitor|belt sensor)\b/;
const DOUBT =
  /\b(?:legit|real|right|correct|true|accurate|trust\w*|believ\w*|wrong|off|weird|glitch\w*|playing up|play up|rubbish|broken|faulty|drop ?outs?|dropped out|lost|missing|error|nonsense|bug|mess\w*|ok|okay|valid|reliable|drunk|junk|garbage|bin|binned|discard\w*|thrown? (?:out|away)|scrubbed|haywire|crazy|lying|lied|lies|went mad|noise|noisy|cleaned|misbehav\w*)\b/;
const WATTS_CLAIM =
  /\b(\d{1,3}[., ]?\d{3}|(?:one|two|three|four|five|six|seven|eight|nine|ten|sixty) ?-?thousand) ?(?:w|watts?)\b/;
const EVERY_SECOND =
  /\b(?:every|each|per|1) ?(?:s|sec|second)\b|\b(?:1|one) ?-?(?:hz|hertz)\b|\bspace.saving\b|\bsmart (?:mode|saving)\b|\bsmart recording\b|\bsampl\w+ (?:rate|interval)\b|\brecord(?:ing)? (?:rate|interval)\b/;

/** Repairs of one channel, by the words of the engine. */
export function repairs(sheet: FactSheet, words: RegExp): readonly Fact[] {
  return sheet.all('quality.repair.').filter(({ display }) => words.test(display));
}

/** Whether the heart rate can be believed, and what was left out of it. */
export const heartRateSensor: Direct = (sheet, { plain, before }) => {
  const of = HEART.test(plain) ? plain : `${plain} ${before[0] ?? ''}`;
  if (!HEART.test(of) || !DOUBT.test(plain) || /\bmax(?:imum)?\b|\bzones?\b|\bwhy\b/.test(plain))
    return null;
  if (
    /\b(?:ok|right|okay)\b/.test(plain) &&
    !/\b(?:strap|sensor|wrist|average|avg|still)\b/.test(plain)
  )
    return null;
  const average = sheet.get('heartRate.average');
  const none = sheet.unknown('heartRate');
  if (!average) return none ? direct(sheet, say`I can't say, because ${none}.`) : null;
  const [found] = repairs(sheet, /[Hh]eart/);
  const missing = sheet.get('sensor.heartRate.missing');
  const still = /\b(?:average|avg|mean|still)\b/.test(plain);
  // A peak above the maximum is a doubt of its own.
  const peak = sheet.get('heartRate.max');
  if (!found && peak && aboveMaximum(sheet))
    return direct(
      sheet,
      say`Mostly, with one doubt: its peak of ${peak}.`,
      overMaximum(sheet),
      'If you know your maximum to be right, mistrust that stretch.',
    );
  if (!found)
    return direct(
      sheet,
      say`Yes, the heart rate looks fine: nothing had to be repaired, and the average of ${average} holds.`,
    );
  if (still)
    return direct(
      sheet,
      say`Yes, the average of ${average} is still fine: the bad readings were left out.`,
      missing ? say`Usable heart rate is missing for ${missing} of the time.` : null,
    );
  return direct(
    sheet,
    say`No, part of it is wrong: ${lowerFirst(bare(found).text, found)}.`,
    say`The average of ${average} comes from the rest.`,
  );
};

export function lowerFirst(
  text: string,
  fact: Fact,
): { readonly fact: Fact; readonly text: string } {
  return { fact, text: text.charAt(0).toLowerCase() + text.slice(1) };
}

/** "So I can sprint at 5000 watts": a spike is no effort. */
export const powerSpike: Direct = (sheet, { plain }) => {
  if (!WATTS_CLAIM.test(plain)) return null;
  const [max, spikes] = [sheet.get('power.max'), repairs(sheet, /spike/)[0]];
  if (!max) return null;
  return direct(
    sheet,
    spikes
      ? say`No, that was a sensor spike: your highest real power was ${max}.`
      : say`No, your highest power in this file was ${max}.`,
    spikes ? say`${bare(spikes)}.` : null,
  );
};

/** How the device wrote its samples. */
export const everySecond: Direct = (sheet, { plain }) => {
  if (
    !EVERY_SECOND.test(plain) ||
    !/\b(?:record\w*|log\w*|watch|device|garmin|sampl\w*|write|wrote|data)\b/.test(plain)
  )
    return null;
  const [smart] = repairs(sheet, /every second/);
  return direct(
    sheet,
    smart
      ? say`No: ${lowerFirst(bare(smart).text, smart)}.`
      : 'Yes, there is one sample for every second.',
  );
};

const WITHOUT_STRAP =
  /\b(?:forgot|no|without|didnt (?:wear|have)|left|lost) (?:the |my |a )?(?:strap|hr|heart ?rate|chest strap|belt|monitor|hrm|power ?meter)\b/;

/** What is there where a sensor is missing. */
export const withoutSensor: Direct = (sheet, { plain }) => {
  if (!WITHOUT_STRAP.test(plain) || !/\b(?:what|can|still|anything|know|useful)\b/.test(plain))
    return null;
  if (sheet.has('heartRate.average') && sheet.has('power.average')) return null;
  return direct(
    sheet,
    sheet.has('power.average')
      ? when(sheet, ['power.average'], (power) =>
          power ? say`Power, speed and climbing are still there: you averaged ${power}.` : null,
        )
      : when(sheet, ['speed.average'], (speed) =>
          speed ? say`Speed, distance and climbing are still there: you averaged ${speed}.` : null,
        ),
    missingMeans(sheet),
  );
};

function missingMeans(sheet: FactSheet): Line {
  return sheet.has('heartRate.average')
    ? 'Work, power zones and training stress by power need a power meter.'
    : 'Heart-rate zones, drift and recovery between efforts need the strap.';
}

const WHERE_ON_MAP = /\b(?:map|where on|route|street|location|gps (?:position|place))\b/;

/** Nothing can be shown on a map without positions. */
export const onMap: Direct = (sheet, { plain }) => {
  if (!WHERE_ON_MAP.test(plain) || !/\b(?:map|where|show|gps)\b/.test(plain)) return null;
  return direct(
    sheet,
    `I can't point to a place on the map, because I have no positions here.`,
    when(sheet, ['speed.max'], (max) =>
      max && /\bfast\w*\b/.test(plain) ? say`Your top speed was ${max}.` : null,
    ),
  );
};

const WIND = /\b(?:head ?wind|tail ?wind|cross ?wind|wind|windy|rain\w*|humid\w*|weather)\b/;

/** Wind and weather are not in a file. */
export const wind: Direct = (sheet, { plain }) => {
  if (!WIND.test(plain) || /\bwind(?:ing)? (?:up|down)\b|\btrainer\b/.test(plain)) return null;
  return direct(
    sheet,
    /\b(?:rain|humid|weather)/.test(plain)
      ? `I can't say, because weather is not in the file.`
      : `I can't say, because wind is not in the file.`,
    when(sheet, ['temperature.average'], (temperature) =>
      temperature ? say`The device measured ${temperature} on average.` : null,
    ),
  );
};

function aboveMaximum(sheet: FactSheet): boolean {
  const [peak, limit] = [sheet.number('heartRate.max'), sheet.number('threshold.maxHr')];
  return peak !== null && limit !== null && peak > limit;
}
