import { say, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';
import { againOf, beating, poweredBy, timed, type Again } from './again.js';

/** A climb of an earlier workout, with the change since then. */
export function sameClimb(sheet: FactSheet): readonly Finding[] {
  const again = againOf(sheet, 'sameClimb');
  const [gain, time] = [sheet.get('sameClimb.gain'), sheet.get('sameClimb.time')];
  if (again === null || !gain || !time) return [];
  const { verdict } = again;
  const changed = verdict !== 'same';
  return [
    {
      kind: `past.climb.${verdict}`,
      statement: worded(sheet, 'past.climb', [
        say`You know this climb of ${gain}: ${time}, ${timed(again)}${beating(again)}`,
        say`Up a climb of ${gain} that you know it took ${time}, ${timed(again)}${beating(again)}`,
      ]),
      because: [poweredBy(sheet, 'sameClimb'), within(sheet, again)],
      surprise: changed ? 0.7 : 0.35,
      importance: changed ? 0.7 : 0.45,
      confidence: again.heartRate ? 0.9 : 0.75,
      ...(time.at && { at: time.at }),
      action: action(again),
    },
  ];
}

function within(sheet: FactSheet, { spread, verdict }: Again): Line {
  const fastest = sheet.get('sameClimb.rank');
  if (fastest) return say`It was ${fastest} up this climb.`;
  return verdict === 'same' || verdict === 'cheaper'
    ? say`Times up this climb vary by about ${spread} from day to day.`
    : say`Times up this climb vary by about ${spread} from day to day, so the difference counts.`;
}

function action({ verdict }: Again): Line {
  if (verdict === 'better' || verdict === 'cheaper')
    return 'Use this climb as your test: the same gear and heart rate next time, and compare the time.';
  if (verdict === 'worse')
    return 'Take this climb again when you are rested before you change anything in your training.';
  return null;
}
