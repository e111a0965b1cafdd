import type { Gate } from '../report/gates.js';
import type { Origin } from './listening-set.js';
import type { Heard, PlayedSet } from './play-set.js';
import { repetitionOf } from './repetition.js';
import { tallyOf } from './tally.js';

const MOST_UNASKED = 0.05;
const MOST_REPEATED = 0.15;
/** The chance of a slice: nearly two standard errors of a share of 60 questions. */
const SLICE_ALLOWANCE = 0.1;

const SUBJECTS: Readonly<Record<Origin, string>> = {
  generated: 'generated workouts',
  recorded: 'device recordings',
};

/** Whether questions of writers who have not seen the code are answered, and not with a report. */
export function listeningGates(played: readonly PlayedSet[], every = 1): readonly Gate[] {
  return [
    ...(every === 1 ? played.flatMap(answeredGates) : [sliceGate(played)]),
    unaskedGate(played.flatMap(({ heard }) => heard)),
    ...played.map(repeatedGate),
  ];
}

/** One gate for each origin: recordings are asked about only where the corpus is there. */
function answeredGates({ set, heard }: PlayedSet): readonly Gate[] {
  return Object.entries(set.floors).flatMap(([origin, floor]) => {
    const cases = heard.filter((one) => one.origin === origin);
    if (cases.length === 0) return [];
    const { answered, of } = tallyOf(cases);
    return {
      system: 'listening' as const,
      metric: `answers the question: set ${set.name}, ${SUBJECTS[origin as Origin]}`,
      measured: answered / of,
      of,
      gate: floor,
      failures: cases.filter((one) => !one.answered).map(lineOf),
    };
  });
}

/** A slice has too few questions of each set for gates of their own. */
function sliceGate(played: readonly PlayedSet[]): Gate {
  const floors = played.flatMap(({ set, heard }) =>
    heard.map(({ origin }) => set.floors[origin] ?? 0),
  );
  const heard = played.flatMap((one) => one.heard);
  const { answered, of } = tallyOf(heard);
  return {
    system: 'listening',
    metric: 'answers the question: a slice of all sets',
    measured: answered / of,
    of,
    gate: floors.reduce((sum, floor) => sum + floor, 0) / floors.length - SLICE_ALLOWANCE,
    failures: heard.filter((one) => !one.answered).map(lineOf),
  };
}

function unaskedGate(heard: readonly Heard[]): Gate {
  const reports = heard.filter(({ unaskedReport }) => unaskedReport);
  return {
    system: 'listening',
    metric: 'reports that nobody asked for',
    measured: reports.length / heard.length,
    of: heard.length,
    gate: MOST_UNASKED,
    most: true,
    failures: reports.map(lineOf),
  };
}

function repeatedGate({ set, heard }: PlayedSet): Gate {
  const { paragraphs, repeated } = repetitionOf(heard.map(({ content }) => content));
  return {
    system: 'listening',
    metric: `paragraphs that occur more than once: set ${set.name}`,
    measured: repeated / paragraphs,
    of: paragraphs,
    gate: MOST_REPEATED,
    most: true,
    failures: [],
  };
}

export function lineOf({ asked, content }: Heard): string {
  const { about, turns = [], question } = asked;
  const where = about.kind === 'comparison' ? about.names.join(' + ') : about.name;
  return (
    `${asked.id} ${where}: \u201c${[...turns, question].join(' / ')}\u201d \u2014 ` +
    content.replace(/\s+/g, ' ').slice(0, 220)
  );
}
