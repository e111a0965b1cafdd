import { say, size, type Line } from '#coaching/domain/answer/say.js';
import { sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';
import {
  againOf,
  beating,
  meaning,
  poweredBy,
  timed,
  type Again,
  type AgainVerdict,
} from './again.js';

/** Two days as unlike as this are not compared by heart rate alone (ours). °C. */
const OTHER_WEATHER = 5;
/** How far a change of one kind stands out. */
const SURPRISES: Readonly<Record<AgainVerdict, number>> = {
  ...{ better: 0.75, cheaper: 0.7, worse: 0.65, harder: 0.5, easier: 0.4, same: 0.3 },
};

/** The route of an earlier workout, with the change since then. */
export function sameRoute(sheet: FactSheet): readonly Finding[] {
  const again = againOf(sheet, 'route');
  if (again === null) return otherWay(sheet);
  const { verdict } = again;
  const noun = sessionNoun(sheet);
  return [
    {
      kind: `past.route.${verdict}`,
      statement: worded(sheet, 'past.route', [
        say`You know this route: it took ${timed(again)}${beating(again)}${meaning(again)}`,
        say`On a route that you know, this ${noun} took ${timed(again)}${beating(again)}${meaning(again)}`,
      ]),
      because: [
        within(sheet, again),
        weather(sheet) ?? poweredBy(sheet, 'route') ?? unexplained(again),
      ],
      surprise: SURPRISES[verdict],
      importance: verdict === 'same' ? 0.45 : 0.7,
      confidence: again.heartRate ? 0.85 : 0.6,
      action: ACTIONS[verdict],
    },
  ];
}

const ACTIONS: Readonly<Record<AgainVerdict, string | null>> = {
  better:
    'Keep this route as your yardstick: next time hold the same heart rate and look at the time.',
  cheaper: 'Next time on this route, let the heart rate of the earlier day set the effort.',
  worse:
    'Do this route once more when rested, at the same heart rate, before you read anything into it.',
  ...{ harder: null, easier: null, same: null },
};

/** What the change is measured against, and where it stands among all. */
function within(sheet: FactSheet, { spread, verdict }: Again): Line {
  const fastest = sheet.get('route.rank');
  if (fastest)
    return say`It was ${fastest} on this route, where times vary by about ${spread} from day to day.`;
  if (verdict === 'same')
    return say`Times on this route vary by about ${spread} from day to day, so this is no change of form.`;
  if (verdict === 'cheaper')
    return say`Times on this route vary by about ${spread} from day to day; what changed is the heart rate.`;
  return say`Times on this route vary by about ${spread} from day to day, so the difference counts.`;
}

function weather(sheet: FactSheet): Line {
  const change = sheet.get('route.change.temperature');
  return change && Math.abs(Number(change.value)) >= OTHER_WEATHER
    ? say`It was ${size(change)} ${Number(change.value) > 0 ? 'warmer' : 'colder'} than then, which changes heart rate too.`
    : null;
}

function unexplained({ verdict }: Again): Line {
  return verdict === 'worse' ? 'Wind, traffic and tired legs all look like this.' : null;
}

/** The same roads from their end to their start: known, but not to be compared. */
function otherWay(sheet: FactSheet): readonly Finding[] {
  const day = sheet.get('route.reversed');
  if (!day) return [];
  return [
    {
      kind: 'past.route.reversed',
      statement: say`The route was that of ${day} the other way round, so the times can't be compared`,
      because: [],
      surprise: 0.4,
      importance: 0.3,
      confidence: 0.9,
    },
  ];
}
