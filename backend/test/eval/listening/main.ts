import { Logger } from '@nestjs/common';
import { EvalWorld } from '../world/eval-world.js';
import { lineOf } from './listening-gates.js';
import { LISTENING_SETS } from './listening-set.js';
import { playSet } from './play-set.js';
import { repetitionOf } from './repetition.js';
import { byChat, byKind, tallies, tallyOf } from './tally.js';

/** `npm run listening -w backend -- a d`: plays these sets (or all) and prints what fails. */

Logger.overrideLogger(false);
const names = process.argv.slice(2).map((name) => name.toUpperCase());
const world = new EvalWorld(16);
const print = (text: string) => void process.stdout.write(`${text}\n`);

for (const set of LISTENING_SETS) {
  if (names.length > 0 && !names.includes(set.name)) continue;
  const { heard, missing } = await playSet(set, world);
  const { answered, of } = tallyOf(heard);
  const { paragraphs, repeated } = repetitionOf(heard.map(({ content }) => content));
  for (const one of heard) if (!one.answered) print(`[${one.asked.kind}] ${lineOf(one)}\n`);
  for (const group of [({ origin }: { origin: string }) => origin, byChat, byKind])
    print(
      [...tallies(heard, group)]
        .map(([name, tally]) => `${name} ${tally.answered}/${tally.of}`)
        .join(' \u00b7 '),
    );
  const unasked = heard.filter(({ unaskedReport }) => unaskedReport);
  for (const one of unasked) print(`unasked report: ${lineOf(one)}`);
  if (missing.length > 0) print(`skipped, as the corpus is missing: ${missing.join(', ')}`);
  print(
    `set ${set.name}: ${answered} of ${of} = ${((answered / of) * 100).toFixed(1)} %; ` +
      `${unasked.length} unasked reports; ${repeated} of ${paragraphs} paragraphs repeated\n`,
  );
}
