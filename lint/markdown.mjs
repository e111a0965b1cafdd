/**
 * Plain English in the Markdown files of the repository; part of `npm run lint`. Code in backticks
 * and in fences is not prose, and `npm run eval` writes its page itself. A line that needs a word
 * ends with `<!-- plain: the reason -->`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findOddEnglish } from './plain-english.mjs';

const FENCE = /^\s*```/;
const ALLOWED = /<!-- plain: .+ -->/;
const GENERATED = 'docs/coach-evaluation.md';
const CODE = /`[^`]*`/g;

/** What reads as translated in a Markdown text, with line numbers from 1. */
export function findOddMarkdown(text) {
  let fenced = false;
  return text.split('\n').flatMap((line, at) => {
    if (FENCE.test(line)) fenced = !fenced;
    if (fenced || ALLOWED.test(line)) return [];
    const prose = line.replace(CODE, (code) => ' '.repeat(code.length));
    return findOddEnglish(prose).map((odd) => ({ ...odd, line: at + 1 }));
  });
}

function checkAll() {
  const listed = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim();
  const files = listed.split('\n').filter((file) => file !== GENERATED);
  const found = files.flatMap((file) =>
    findOddMarkdown(readFileSync(file, 'utf8')).map((odd) => ({ file, ...odd })),
  );
  for (const { file, line, index, word, instead } of found)
    process.stderr.write(
      `${file}:${line}:${index + 1} "${word}" reads as translated. Write: ${instead}.\n`,
    );
  process.exitCode = found.length > 0 ? 1 : 0;
}

if (process.argv[1] === import.meta.filename) checkAll();
