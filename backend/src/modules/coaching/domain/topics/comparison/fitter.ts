import type { Answer } from '#coaching/domain/answer/answer.js';
import { say, type Line } from '#coaching/domain/answer/say.js';
import { DETECTABLE, isDetectable } from '#coaching/domain/facts/comparison/detectable.js';
import type { FactSheet, SheetSubject } from '#coaching/domain/facts/fact-sheet.js';
import { allMeasures, isSame, measureLine, notesFor, others, placeOf } from './compared.js';

const ASKS =
  /\b(?:fitter|fittest|fitness|(?:am|was) i (?:\w+ )?fit|better shape|in shape|improv(?:e|ed|ing|ement)|progress(?:ed|ing)?|getting better)\b/;

/** "Am I fitter?" */
export function asksFitness(plain: string): boolean {
  return ASKS.test(plain);
}

const ONE_PAIR =
  'One pair is no trend: sleep, heat, coffee and the devices move heart rate as well. ' +
  'Several sessions of one kind would tell more.';

/**
 * Whether the later one points to more fitness than the earlier: by heart rate at one output, else
 * by output for each beat.
 */
export function fitter(sheet: FactSheet): Answer {
  const { subjects } = sheet.extras;
  const [early, late] = ends(subjects);
  if (!early || !late)
    return {
      finding: [
        `I can't tell whether you are fitter, because I don't know which of them came first.`,
      ],
      evidence: [],
      meaning: [],
    };
  const notes = notesFor(sheet, allMeasures(sheet, 'heartRate', 'power')).slice(0, 2);
  return {
    finding: [byBeats(sheet, early, late) ?? byEfficiency(sheet, early, late) ?? why(sheet)],
    evidence: [
      order(sheet, early, late),
      ...allMeasures(sheet, 'efficiencyFactor').map((measure) => measureLine(sheet, measure)),
    ],
    meaning: [ONE_PAIR, ...notes],
  };
}

function ends(subjects: readonly SheetSubject[]): readonly (SheetSubject | undefined)[] {
  const known = subjects
    .filter(({ startedAt }) => startedAt !== undefined)
    .sort((a, b) => ((a.startedAt ?? '') < (b.startedAt ?? '') ? -1 : 1));
  return known.length < 2 ? [] : [known[0], known.at(-1)];
}

function byBeats(sheet: FactSheet, early: SheetSubject, late: SheetSubject): Line {
  const [output, before, after] = [
    sheet.get('matched.output'),
    sheet.get(`${early.name}.matched.heartRate`),
    sheet.get(`${late.name}.matched.heartRate`),
  ];
  if (!output || !before || !after) return null;
  const [then, now] = [Number(before.value), Number(after.value)];
  const levels = say`at ${output} your heart rate averaged ${before} in the earlier one and ${after} in the later one`;
  if (!isDetectable(DETECTABLE.heartRate, then, now))
    return `These two show no change in fitness: ${levels}, which is about the same.`;
  return now < then
    ? `Perhaps: ${levels}, so the later one cost less at one and the same output.`
    : `Nothing here says so: ${levels}, so the later one cost more at one and the same output.`;
}

function byEfficiency(sheet: FactSheet, early: SheetSubject, late: SheetSubject): Line {
  const [before, after] = [
    sheet.get(`${early.name}.load.efficiency`),
    sheet.get(`${late.name}.load.efficiency`),
  ];
  if (
    !before ||
    !after ||
    !others(sheet).every((other) => sheet.has(`delta.${other}.efficiencyFactor`))
  )
    return null;
  const levels = say`output for each heart beat came to ${before} in the earlier one and ${after} in the later one`;
  const pair = [early.name, late.name].includes('W1')
    ? sheet.get(`delta.${early.name === 'W1' ? late.name : early.name}.efficiencyFactor`)
    : undefined;
  if (pair && isSame(pair))
    return `These two show no change in fitness: ${levels}, which is about the same.`;
  return Number(after.value) > Number(before.value)
    ? `Perhaps: ${levels}.`
    : `Nothing here says so: ${levels}.`;
}

function why(sheet: FactSheet): Line {
  const apart =
    others(sheet).flatMap((other) => sheet.unknown(`delta.${other}`) ?? [])[0] ??
    others(sheet).flatMap((other) => sheet.unknown(`delta.${other}.efficiencyFactor`) ?? [])[0] ??
    sheet.unknown('matched');
  return apart
    ? say`I can't tell from these whether you are fitter, because ${apart}.`
    : `I can't tell from these whether you are fitter, because they lack heart rate or output.`;
}

/** "The earlier was the second, of 3 May 2026; the later the first, of 10 May 2026." */
function order(sheet: FactSheet, early: SheetSubject, late: SheetSubject): Line {
  const [then, now] = [
    sheet.get(`${early.name}.session.day`),
    sheet.get(`${late.name}.session.day`),
  ];
  return then && now
    ? say`The earlier one is ${placeOf(early.name)}, of ${then}, and the later one ${placeOf(late.name)}, of ${now}.`
    : null;
}
