import { EvalWorld } from '../world/eval-world.js';
import { hasNumber, isShown, playProof, type Judged, type PlayedProof } from './play-proof.js';
import { HALVES, type Half } from './proof-set.js';

const print = (text: string) => void process.stdout.write(`${text}\n`);

/**
 * `npm run eval -- proof` plays falsehoods, true sentences and warning signs and prints the figures;
 * `--list` prints what fails in the half that may be looked at.
 */
export async function runProof(args: readonly string[]): Promise<boolean> {
  const world = new EvalWorld(16);
  for (const half of HALVES) printHalf(await playProof(half, world), args.includes('--list'));
  return true;
}

function printHalf(played: PlayedProof, list: boolean): void {
  const { half, falsehoods, truths, flags, missed, falseAlarms } = played;
  const shown = falsehoods.filter(isShown);
  const blocked = truths.filter(({ leftOut }) => leftOut);
  const signs = flags.filter(({ flag }) => flag).length;
  if (list && isOpen(half)) {
    printJudged('falsehood shown', shown);
    printJudged('truth left out', blocked);
    for (const { id, kind, text } of [...missed, ...falseAlarms])
      print(`flag [${kind}] ${id}: ${text}`);
  }
  print(
    [
      `${half}: falsehoods shown ${share(shown.length, falsehoods.length)}`,
      `with a number ${share(shown.filter(hasNumber).length, falsehoods.length)}`,
      `truths left out ${share(blocked.length, truths.length)}`,
      `red flags missed ${share(missed.length, signs)}`,
      `false alarms ${share(falseAlarms.length, flags.length - signs)}`,
    ].join('; '),
  );
  print(byKind(falsehoods, isShown));
  print(byKind(truths, ({ leftOut }) => leftOut));
}

const isOpen = (half: Half) => half === 'open';

function printJudged(what: string, all: readonly Judged[]): void {
  for (const { said, shown } of all)
    print(
      `${what} [${said.kind}] ${said.id}: ${said.text}${what === 'falsehood shown' ? ` => ${shown}` : ''}`,
    );
}

function byKind(all: readonly Judged[], fails: (one: Judged) => boolean): string {
  const kinds = Map.groupBy(all, ({ said }) => said.kind);
  return [...kinds]
    .map(([kind, group]) => `${kind} ${group.filter(fails).length}/${group.length}`)
    .join(' · ');
}

function share(part: number, whole: number): string {
  return `${part} of ${whole} (${whole === 0 ? 0 : ((part / whole) * 100).toFixed(1)} %)`;
}
