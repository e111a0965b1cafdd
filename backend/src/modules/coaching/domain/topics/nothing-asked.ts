import type { Answer } from '../answer/answer.js';
import { sessionNoun } from '../answer/words.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import type { Aside, Guess } from '../understanding/aside.js';
import type { Reading } from '../understanding/understand.js';
import { answerHelp, answerUnknown } from './unknown-question.js';

/** The answer to a message that asks nothing that was understood. */
export function answerNothingAsked(reading: Reading, sheet: FactSheet, message: string): Answer {
  const { aside, guesses } = reading;
  if (aside === 'abilities') return answerHelp(sheet);
  if (aside !== null) return { finding: [inOneSentence(aside, sheet)], evidence: [], meaning: [] };
  if (guesses.length > 0)
    return { finding: [`I didn't understand that.`, offered(guesses)], evidence: [], meaning: [] };
  return answerUnknown(sheet, message);
}

function inOneSentence(aside: Exclude<Aside, 'abilities'>, sheet: FactSheet): string {
  switch (aside) {
    case 'thanks':
      return `You're welcome.`;
    case 'greeting':
      return `Hello, ask me anything about ${subject(sheet)}.`;
    case 'off-topic':
      return `I can't help with that, because I only know your recorded training.`;
    case 'language':
      return 'I only understand English, so please ask me in English.';
  }
}

function subject(sheet: FactSheet): string {
  if (sheet.kind === 'workout') return `this ${sessionNoun(sheet)}`;
  return sheet.kind === 'comparison' ? 'these workouts' : 'your training';
}

/** "Did you mean best interval, weakest interval or lap by lap?" */
function offered(guesses: readonly Guess[]): string {
  const labels = guesses.map(({ label }) => withinSentence(label));
  return `Did you mean ${labels.slice(0, -1).join(', ')} or ${labels.at(-1) ?? ''}?`;
}

/** A label in the middle of a sentence; "FTP" keeps its capitals. */
function withinSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
