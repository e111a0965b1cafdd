const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|vs|approx|no|cf|st|dr|mr|mrs|ca)\.$/i;
const ENUMERATOR = /^\s*\d{1,2}[.)]$/;

/**
 * Cuts running text into sentences as it arrives. A sentence comes out with the white space behind
 * it, and only once the character after that is known: a mark such as `[F7]` behind the full stop
 * still belongs to it.
 */
export class SentenceSplitter {
  private buffer = '';

  push(text: string): string[] {
    this.buffer += text;
    const sentences: string[] = [];
    for (let cut = this.nextCut(); cut > 0; cut = this.nextCut()) {
      sentences.push(this.buffer.slice(0, cut));
      this.buffer = this.buffer.slice(cut);
    }
    return sentences;
  }

  /** What is left when the text is whole. */
  end(): string[] {
    const rest = this.buffer;
    this.buffer = '';
    return rest.trim() === '' ? [] : [rest];
  }

  /** Length of the first whole sentence; 0 while there is none. */
  private nextCut(): number {
    const boundary = /\n\s*|[.!?]["')\u201d*]*(?:\s*\[[FNKP\d,;\s&-]+\])*\s+/g;
    for (let match = boundary.exec(this.buffer); match; match = boundary.exec(this.buffer)) {
      const end = match.index + match[0].length;
      const next = this.buffer[end];
      if (next === undefined) return 0;
      const before = this.buffer.slice(0, match.index + 1);
      if (match[0].startsWith('\n')) {
        if (before.trim() !== '') return end;
        continue;
      }
      const line = before.slice(before.lastIndexOf('\n') + 1);
      if (
        next === '[' ||
        /\p{Ll}/u.test(next) ||
        ABBREVIATION.test(before) ||
        ENUMERATOR.test(line)
      )
        continue;
      return end;
    }
    return 0;
  }
}
