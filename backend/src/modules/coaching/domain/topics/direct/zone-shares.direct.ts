import { say, type Line } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import {
  ALL_ZONES,
  TABLE_WORD,
  whyNoTable,
  zoneName,
  zoneTables,
  type Table,
  type Zone,
} from '../session/session-lines.js';
import { direct, type Direct } from './direct.js';

const ZONES = /\bzones?\b/;
const SPLIT =
  /\b(?:distribution|breakdown|split|spread|each zone|all (?:the )?zones|zones? (?:in )?(?:percent|%)|time in (?:the )?(?:\w+ )?zones|zones please|zones pls)\b/;
const MOSTLY =
  /\b(?:which|what) (?:\w+ ){0,2}zone\b.*\b(?:most\w*|longest|dominat\w*|main\w*)\b|\b(?:most\w*|longest|main) .*\bzone\b/;
const PART = /\b(?:laps?|reps?|intervals?|climbs?|half|quarter|km|week|month|should|tomorrow)\b/;

/** How the time was spread over the zones, or which of them had most of it. */
export const zoneShares: Direct = (sheet, { plain }) => {
  const mostly = MOSTLY.test(plain);
  if (!ZONES.test(plain) || PART.test(plain) || (!mostly && !SPLIT.test(plain))) return null;
  const table = tableOf(sheet, plain);
  if (table === null || !zoneTables(sheet).includes(table))
    return direct(sheet, whyNoTable(sheet, table ?? 'heartRate'));
  const zones = ALL_ZONES.flatMap((zone) => {
    const [time, share] = [
      sheet.get(`zones.${table}.${zone}.time`),
      sheet.get(`zones.${table}.${zone}.share`),
    ];
    return time && share ? [{ zone, time, share }] : [];
  }).sort((a, b) => Number(b.share.value) - Number(a.share.value));
  const [main] = zones;
  if (!main) return null;
  return mostly ? most(sheet, table, main) : spread(sheet, table, zones, IN_TIME.test(plain));
};

export function tableOf(sheet: FactSheet, plain: string): Table | null {
  if (/\b(?:watts?|power|ftp)\b/.test(plain)) return 'power';
  if (/\b(?:heart|hr|bpm|pulse)\b/.test(plain)) return 'heartRate';
  return /\bpace\b/.test(plain) ? 'pace' : (zoneTables(sheet)[0] ?? null);
}

interface InZone {
  readonly zone: Zone;
  readonly time: Fact;
  readonly share: Fact;
}

function most(sheet: FactSheet, table: Table, { zone, time, share }: InZone): ReturnType<Direct> {
  const range = sheet.get(`zones.${table}.${zone}.range`);
  return direct(
    sheet,
    say`Most of it was ${zoneName(zone, table)}: ${time}, ${share} of the time.`,
    range ? say`For you that is ${range}.` : null,
  );
}

function longest(sheet: FactSheet, table: Table, { zone, time }: InZone): Line {
  const range = sheet.get(`zones.${table}.${zone}.range`);
  const first = say`The longest time, ${time}, was ${zoneName(zone, table)}`;
  return range ? say`${first}: ${range}.` : `${first}.`;
}

const IN_TIME = /\b(?:minutes|mins|times|how long|hours)\b/;

function spread(
  sheet: FactSheet,
  table: Table,
  zones: readonly InZone[],
  inTime: boolean,
): ReturnType<Direct> {
  const parts = [...zones]
    .sort((a, b) => ALL_ZONES.indexOf(a.zone) - ALL_ZONES.indexOf(b.zone))
    .map(
      ({ zone, share, time }) =>
        say`${zoneName(zone, table).replace(`${TABLE_WORD[table]} `, '').replace('in ', '')} (${inTime ? time : share})`,
    );
  const [main] = zones;
  return direct(
    sheet,
    `By ${TABLE_WORD[table]}: ${list(parts)}.` as Line,
    main ? longest(sheet, table, main) : null,
  );
}
