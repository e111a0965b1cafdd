import { wordsInUnits } from '#kernel/words-in-units.js';
import { bare, say } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import { text } from '#coaching/domain/facts/draft.js';
import type { Found } from '../found.js';
import { on } from './side-lines.js';
import type { Side, Sides } from './sides.js';

/** "Can I trust the data of both?": what had to be repaired in each recording. */
export function repairsOfSides(sides: Sides): Found {
  const rows = sides.all.map((side) => ({ side, facts: repairsOf(side, sides) }));
  const all = rows.flatMap(({ facts }) => facts);
  const clean = rows.filter(({ facts }) => facts.length === 0);
  const worse = rows.filter(({ facts }) => facts.length > 0);
  return {
    facts: all,
    answer: (placed) => ({
      finding: [
        all.length === 0
          ? 'Yes: nothing had to be repaired in any of the recordings.'
          : `Mostly: ${worse
              .map(
                ({ side, facts }) =>
                  `${on(side)} ${list(facts.map((fact) => say`${{ fact: placed(fact), text: clause(bare(placed(fact)).text) }}`))}`,
              )
              .join('; ')}.`,
      ],
      evidence: [
        clean.length > 0 && all.length > 0
          ? `Nothing had to be repaired ${list(clean.map(({ side }) => on(side)))}.`
          : null,
      ],
      meaning: [],
    }),
  };
}

/** A note without its full stop; its sentences become clauses. */
function clause(words: string): string {
  const plain = words.replace(/\.$/, '').replace(/\. (?=[A-Z])/g, ', ');
  return /^[A-Z][a-z]/.test(plain) ? `${plain[0]?.toLowerCase() ?? ''}${plain.slice(1)}` : plain;
}

function repairsOf({ name, workout }: Side, { shown }: Sides) {
  return workout.analysis.repairs.map(({ text: words }, index) =>
    text(
      {
        key: `${name}.quality.repair.${index + 1}`,
        label: `Repair of the data, ${name}`,
        about: [],
        method: 'engine repairs',
        quality: 'derived',
        subject: name,
      },
      wordsInUnits(words, shown.units),
    ),
  );
}
