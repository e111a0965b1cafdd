import { inWords, say } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding, Finder } from '../finding.js';

const MOST_STEPS = 12;
/** The hard steps are those whose target is so near to the highest. */
const HARD = 0.85;
/** On average this close to the target is on it. % of the target */
const ON_TARGET = 3;

interface Step {
  readonly target: Fact;
  readonly mean: Fact;
  readonly share: Fact;
  readonly within: Fact | undefined;
}

/** The hard steps of a plan against their targets. */
export const plannedSteps: Finder = (sheet) => {
  const steps = hardSteps(sheet);
  const off = steps.filter(({ share }) => Math.abs(Number(share.value) - 100) > ON_TARGET);
  return steps.length === 0 ? [] : off.length === 0 ? [onTarget(steps)] : [missed(off)];
};

function hardSteps(sheet: FactSheet): readonly Step[] {
  const all = Array.from({ length: MOST_STEPS }, (_, at) => stepOf(sheet, at + 1)).flatMap(
    (step) => step ?? [],
  );
  const levels = all.map(({ mean, share }) => Number(mean.value) / Number(share.value));
  const top = Math.max(...levels);
  return all.filter((_, at) => (levels[at] ?? 0) >= HARD * top);
}

function stepOf(sheet: FactSheet, number: number): Step | null {
  const [target, mean, share] = [
    sheet.get(`plan.step.${number}.target`),
    sheet.get(`plan.step.${number}.mean`),
    sheet.get(`plan.step.${number}.share`),
  ];
  return target && mean && share
    ? { target, mean, share, within: sheet.get(`plan.step.${number}.timeInTarget`) }
    : null;
}

function missed(steps: readonly Step[]): Finding {
  const under = steps.every(({ share }) => Number(share.value) < 100);
  const [first] = steps as [Step];
  const means = list(steps.slice(0, 3).map(({ mean }) => say`${mean}`));
  const way = under ? 'below' : 'off';
  return {
    kind: 'plan.missed',
    statement: say`The hard steps came out ${way} target: ${means} where the plan asked for ${first.target}`,
    because: [
      `That is ${list(steps.slice(0, 3).map(({ share }) => say`${share}`))} of the target.`,
    ],
    surprise: 0.7,
    importance: 0.85,
    confidence: 1,
    ...(first.mean.at && { at: first.mean.at }),
    action: under
      ? say`Repeat it with the target set to ${first.mean}, and raise it once every block is held to the end.`
      : say`Next time hold ${first.target} as the plan has it: the plan asks for no more.`,
  };
}

function onTarget(steps: readonly Step[]): Finding {
  const [first] = steps as [Step];
  return {
    kind: 'plan.on-target',
    statement: say`As planned: the hard steps averaged ${list(steps.slice(0, 3).map(({ mean }) => say`${mean}`))} for a target of ${first.target}`,
    because: [],
    surprise: 0.5,
    importance: 0.8,
    confidence: 1,
    ...(first.mean.at && { at: first.mean.at }),
    action: 'Take the next step of your plan as it is: this one is done.',
  };
}

/** Steps that were cut short, skipped or drawn out. */
export const planDone: Finder = (sheet) => {
  const all = sheet.get('plan.count');
  const [short, skipped, done] = [
    sheet.get('plan.short'),
    sheet.get('plan.skipped'),
    sheet.get('plan.done'),
  ];
  if (!all || (!short && !skipped && !done)) return [];
  const lost = [
    ...(short ? [say`${inWords(short)} cut short`] : []),
    ...(skipped ? [say`${inWords(skipped)} skipped`] : []),
  ];
  if (lost.length === 0)
    return [
      {
        kind: 'plan.done',
        statement: say`All steps of the plan were done as planned: ${all} of them`,
        because: [],
        surprise: 0.4,
        importance: 0.5,
        confidence: 1,
      },
    ];
  return [
    {
      kind: 'plan.cut',
      statement: say`Of ${all} planned steps, ${list(lost)}`,
      because: [],
      surprise: 0.7,
      importance: 0.7,
      confidence: 1,
      action:
        'Do the steps that are missing on another day, or shorten the plan before you start it.',
    },
  ];
};
