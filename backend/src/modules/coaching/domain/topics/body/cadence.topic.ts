import { fuller } from '#coaching/domain/answer/level.js';
import { bare, say, when, type Line } from '#coaching/domain/answer/say.js';
import { list, rose, sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { cannotTell } from '../session/session-lines.js';
import type { Topic } from '../topic.js';

export const cadenceTopic: Topic = {
  id: 'cadence',
  cues: {
    5: [
      'cadence',
      'rpm',
      'spm',
      'step rate',
      'step frequency',
      'steps a minute',
      'steps per minute',
      'stride rate',
      'revolutions',
    ],
    4: ['turnover', 'spinning', 'grinding'],
    3: ['steps', 'stride', 'pedalling', 'pedaling'],
    2: ['180'],
  },
  answer: (sheet) => {
    const average = sheet.get('cadence.average');
    if (!average)
      return {
        finding: [cannotTell(sheet, 'cadence', 'you about your cadence')],
        evidence: leftOut(sheet),
        meaning: [
          leftOut(sheet).length > 0
            ? 'A look at the magnet or the fit of the sensor may mend it.'
            : 'A cadence sensor, or a watch that counts steps, records it.',
        ],
      };
    const running = sheet.context.family === 'running';
    return {
      finding: [
        say`Your cadence averaged ${average}${running ? '' : ', the time without pedalling left out'}.`,
      ],
      evidence: [byZone(sheet) ?? change(sheet), onClimbs(sheet) ?? highest(sheet)],
      meaning: [],
    };
  },
};

/**
 * Sprinters reach such rates for moments; anybody else's sensor does (ours). Steps and turns a
 * minute.
 */
const DOUBTFUL = { running: 225, cycling: 150 } as const;

/** Why the engine left the cadence out, in the words of the repair. */
function leftOut(sheet: FactSheet): readonly Line[] {
  return sheet
    .all('quality.repair.')
    .filter(({ display }) => display.startsWith('Cadence was left out'))
    .map((note) => say`${bare(note)}.`);
}

function change(sheet: FactSheet): Line {
  const moved = sheet.context.shape === 'intervals' ? undefined : sheet.get('pacing.end.cadence');
  return moved
    ? say`From the second quarter of the ${sessionNoun(sheet)} to the last your ${rose('cadence', moved)}.`
    : null;
}

/** Legs turn otherwise at other efforts, so a single average hides most of it. */
function byZone(sheet: FactSheet): Line {
  const zones = ([1, 2, 3, 4, 5] as const).flatMap((zone) => {
    const turns = sheet.get(`cadence.zone.${zone}`);
    return turns ? [say`${turns} in zone ${String(zone)}`] : [];
  });
  if (zones.length < 2) return null;
  const about = sheet.all('cadence.zone.')[0]?.about ?? [];
  const table = about.includes('power') ? 'power' : about.includes('speed') ? 'pace' : 'heart rate';
  return fuller(sheet, () => `By ${table} it was ${list(zones)}.`);
}

function onClimbs(sheet: FactSheet): Line {
  return when(sheet, ['climbs.together.cadence', 'flat.cadence'], (up, flat) =>
    up && flat ? say`On the climbs it was ${up}, on the flat ${flat}.` : null,
  );
}

function highest(sheet: FactSheet): Line {
  return when(sheet, ['cadence.max'], (max) => {
    if (!max) return null;
    const doubtful =
      Number(max.value) > DOUBTFUL[sheet.context.family === 'running' ? 'running' : 'cycling'];
    return say`The highest was ${max}${doubtful ? ', which is more likely the sensor than your legs' : ''}.`;
  });
}
