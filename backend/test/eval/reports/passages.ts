/** What is read of a first report; later reports may have more in a section. */
export interface ReadReport {
  readonly headline: string;
  readonly sections: readonly { readonly title: string; readonly text: string }[];
}

/** The section that holds the one action; the second name is that of reports without findings. */
const ACTION_TITLES: readonly string[] = ['Next', 'One suggestion'];
const ESSENTIALS_TITLE = 'In short';

/** Spaces, signs and quotation marks of print as a keyboard writes them; `2 x 20` as `2×20`. */
export function plain(text: string): string {
  return text
    .replace(/ ?\[[FCU]\d+\]/g, '')
    .replace(/[\u00a0\u2007\u2009\u200a\u202f]/g, ' ')
    .replace(/[\u2010\u2011\u2012\u2013\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/(\d) ?[x\u00d7] ?(?=\d|$)/gi, '$1\u00d7')
    .replace(/(\d) %/g, '$1%');
}

/** The headline with each section: what is said at one place, as far as a reader connects it. */
export function passagesOf({ headline, sections }: ReadReport): readonly string[] {
  if (sections.length === 0) return [plain(headline)];
  return sections.map(({ text }) => plain(`${headline}. ${text}`));
}

export function actionOf({ sections }: ReadReport): string {
  return plain(
    sections
      .filter(({ title }) => ACTION_TITLES.includes(title))
      .map(({ text }) => text)
      .join('\n'),
  );
}

/** Where a report speaks of the days that follow. */
export function afterwardsOf(report: ReadReport): string {
  const essentials = report.sections.filter(({ title }) => title === ESSENTIALS_TITLE);
  return [actionOf(report), ...essentials.map(({ text }) => plain(text))].join('\n');
}

/**
 * The whole report. The action follows its title on one line: "Easy ride tomorrow" begins no
 * line, where it would say what the workout was.
 */
export function wholeOf({ headline, sections }: ReadReport): string {
  const parts = sections.map(
    ({ title, text }) => `${title}${ACTION_TITLES.includes(title) ? ': ' : '\n'}${text}`,
  );
  return plain([headline, ...parts].join('\n'));
}

/** Words of a report as a reader counts them, without the titles. */
export function wordsOf({ headline, sections }: ReadReport): number {
  const text = [headline, ...sections.map((section) => section.text)].join(' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}
