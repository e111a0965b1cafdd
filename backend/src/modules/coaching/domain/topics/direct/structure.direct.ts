import { inWords, say, when, type Line } from '#coaching/domain/answer/say.js';
import { sessionKind } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { whatItWas } from '../session/session-lines.js';
import { direct, type Direct } from './direct.js';
import { means } from './meant.js';

const ASKS =
  /\bwhat (?:was|is|were) (?:this|that|the) (?:workout|session|training|set|thing)(?: even| anyway| again| all about)?$|\bwhat (?:kind|type|sort) of (?:workout|session|training|ride|run)\b|\bwhat (?:\w+ ){0,2}did i (?:even |actually )?(?:ride|run|do)(?: (?:here|there|today))?$|\bdescribe the (?:set|workout|session|structure)\b|\bfrom (?:which|what) source\b|\bwhich source\b/;
const ANY_INTERVALS =
  /\b(?:was|were) (?:there|these|it|this|any)\b.*\b(?:intervals?|reps?|efforts?)\b(?! (?:even|ok|too|hard|easy|\d))/;

/** What the session was made of: its set, or that it had none. */
export const structure: Direct = (sheet, question) => {
  const { plain } = question;
  if (
    /\b(?:\d+(?! ?x)|six|seven|eight|nine|ten|sprint|better|worse|than|last time|usual|best|worst|even|evenly|uneven|consistent|consistency|fastest|slowest|hardest|average|pace|watts)\b/.test(
      plain,
    )
  )
    return null;
  if (!ASKS.test(plain) && !ANY_INTERVALS.test(plain) && !means(question, 'structure')) return null;
  return sheet.has('intervals.count')
    ? ofSet(sheet)
    : direct(
        sheet,
        ANY_INTERVALS.test(plain)
          ? `No intervals: this was ${sessionKind(sheet)}.`
          : whatItWas(sheet),
      );
};

function ofSet(sheet: FactSheet): ReturnType<Direct> {
  const [count, pattern, output] = (['count', 'pattern', 'output'] as const).map((end) =>
    sheet.get(`intervals.${end}`),
  );
  if (!count) return null;
  const at = output ? say`, at ${output} on average` : '';
  const plain = pattern === undefined || /work intervals/.test(pattern.display);
  return direct(
    sheet,
    plain
      ? say`An interval session: ${inWords(count)} work intervals${at}${from(sheet)}.`
      : say`An interval session: ${pattern}, so ${inWords(count)} work intervals${at}${from(sheet)}.`,
    lengths(sheet),
    recoveries(sheet),
  );
}

function from(sheet: FactSheet): string {
  const source = sheet.get('intervals.source');
  if (!source) return '';
  return sheet.context.intervalSource === 'detected'
    ? say`, detected without laps${{ fact: source, text: '' }}`
    : say`, known from ${source}`;
}

function lengths(sheet: FactSheet): Line {
  return when(sheet, ['intervals.lengths'], (range) => (range ? say`They lasted ${range}.` : null));
}

function recoveries(sheet: FactSheet): Line {
  return when(sheet, ['intervals.recovery'], (length) =>
    length ? say`Between them you recovered for ${length} on average.` : null,
  );
}
