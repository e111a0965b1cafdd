import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stem } from '#coaching/domain/verifier/model/stems.js';

/**
 * `npm run coach:words -w backend`: writes the stems of all words with which the coach itself speaks
 * of data, from the texts in its source. The verifier lets a model use these and no others.
 */
const DOMAIN = new URL('../../src/modules/coaching/domain/', import.meta.url);
const TARGET = new URL('verifier/model/generated/coach-words.ts', DOMAIN);
/** These folders hold patterns of what athletes write, or texts for those in need. */
const NOT_OURS = /^(?:safety|verifier|understanding|untrusted|sent|query\/(?:\w+\/)*slots)(?:\/|$)/;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;
const TEXT = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

/** The words of all texts in a source file: quoted, with more than one word. */
function wordsOf(source: string): readonly string[] {
  return [...source.replace(COMMENT, '').matchAll(TEXT)]
    .map(([, quoted, template]) => quoted ?? template ?? '')
    .map((text) => text.replace(/\$\{[^}]*\}/g, ' ').replaceAll('\\u2019', "'"))
    .filter((text) => text.trim().includes(' '))
    .flatMap((text) => text.toLowerCase().match(/[a-z][a-z']+/g) ?? []);
}

const root = DOMAIN.pathname;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !NOT_OURS.test(file),
);
const words = new Set(
  files.flatMap((file) => wordsOf(readFileSync(join(root, file), 'utf8')).map(stem)),
);
const lines =
  [...words]
    .sort()
    .join(' ')
    .match(/.{1,90}(?: |$)/g) ?? [];
writeFileSync(
  TARGET,
  `/** Made by \`npm run coach:words\`: stems of the words of the coach's own texts. */\nexport const COACH_WORDS =\n${lines
    .map((line) => `  '${line.replaceAll("'", '')}'`)
    .join(' +\n')};\n`,
);
process.stdout.write(`${String(words.size)} stems\n`);
