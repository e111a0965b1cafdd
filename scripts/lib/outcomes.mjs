import { specsOf } from './group-specs.mjs';
import { at } from './paths.mjs';

/** Results of tests by file and by the id in their titles, such as `FAULT-04`. */
export function outcomes() {
  const tests = new Map();
  const lost = [];
  const keep = (file, result) => tests.set(file, [...(tests.get(file) ?? []), result]);
  return {
    /** Adds a report of Jest; `prefix` stands before the names of the workspace's files. */
    add: ({ testResults }, workspace, prefix) => {
      for (const { name, assertionResults, message } of testResults) {
        const ran = assertionResults.filter(({ status }) => status !== 'pending');
        // A file that cannot be read has no tests, only a message.
        const unread = assertionResults.length === 0 && Boolean(message);
        for (const spec of specsOf(at(workspace), name.slice(at(workspace).length + 1))) {
          const file = prefix + spec;
          for (const result of ran) keep(file, result);
          if (unread) keep(file, { fullName: 'could not be run', status: 'failed', unread });
        }
      }
    },
    lose: (what) => void lost.push(what),
    /** The tests with an id in one file: their number, the slowest in ms, and what was wrong. */
    of: (id, file) => {
      const there = (tests.get(file) ?? []).filter(
        ({ unread, fullName }) => unread || fullName.includes(id),
      );
      const failed = there
        .filter(({ status }) => status !== 'passed')
        .map(({ fullName }) => `${fullName} (${file})`);
      const missing = there.length === 0 ? [`${id} is not in ${file}`] : [];
      return {
        problems: [...missing, ...new Set(failed), ...lost],
        runs: there.length,
        worstMs: Math.max(0, ...there.map(({ duration }) => duration ?? 0)),
      };
    },
  };
}
