/**
 * What reports of Jest tell of single places: a file and a part of the full title of a test in it.
 */
export function outcomes() {
  const tests = new Map();
  const lost = [];
  const keep = (file, test) => tests.set(file, [...(tests.get(file) ?? []), test]);
  return {
    /**
     * @param root the absolute folder of the workspace; `prefix` stands before the names of its
     * files
     */
    add: ({ testResults }, root, prefix) => {
      for (const { name, assertionResults, message } of testResults) {
        const file = name.slice(root.length + 1);
        // A whole run puts neighbours into one file, each below a title that is its path.
        for (const test of assertionResults)
          if (test.status !== 'pending')
            keep(prefix + (isGroup(file) ? test.ancestorTitles[0] : file), test);
        // A file that cannot be read has no tests, only a message.
        if (assertionResults.length === 0 && message)
          keep(prefix + file, {
            fullName: `${prefix}${file} could not be run`,
            status: 'failed',
            file: true,
          });
      }
    },
    lose: (what) => void lost.push(what),
    /** Tests at the place, the slowest of them in milliseconds, and what was wrong. */
    of: ({ file, title }) => {
      const there = (tests.get(file) ?? []).filter(
        (test) => test.file || test.fullName.includes(title),
      );
      const failed = [
        ...new Set(
          there
            .filter(({ status }) => status !== 'passed')
            .map(({ fullName }) => `${fullName} (${file})`),
        ),
      ];
      const problems = there.length === 0 ? [`"${title}" is not in ${file}`] : failed;
      return {
        problems: [...problems, ...lost],
        runs: there.length,
        worstMs: Math.max(0, ...there.map(({ duration }) => duration ?? 0)),
      };
    },
  };
}

function isGroup(file) {
  return file.startsWith('.test-groups/');
}
