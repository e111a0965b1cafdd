const WIDTH = 90;

/**
 * The page that explains an export to its owner.
 * @param contents one sentence for each kind of file
 */
export function readMe(contents: readonly string[], at: Date): string {
  const paragraphs = [
    'Your Stridewatt data',
    `This archive was made on ${at.toISOString().slice(0, 10)} and holds everything that ` +
      'Stridewatt keeps about you.',
    'What is in it:',
    ...contents.map((line) => `- ${line}`),
    'Files that end in .json are plain text: any text editor shows them, and most programs ' +
      'for tables and analysis read them. Times are written as ISO 8601 in UTC unless a line ' +
      'says otherwise. A value that is not known is written as null.',
    'The second-by-second recordings are in your original files, exactly as you uploaded ' +
      'them; any program for training data reads them.',
    'What is not in it: your password, of which we keep only a scrambled form that nobody ' +
      'can read, and whatever would tell something about other people.',
  ];
  return `${paragraphs.map(wrapped).join('\n\n')}\n`;
}

/** Broken into lines, so that it reads well in the plainest of editors. */
function wrapped(paragraph: string): string {
  const lines: string[] = [];
  for (const word of paragraph.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < WIDTH)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
