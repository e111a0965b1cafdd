const TEST = /\.(?:spec|int-spec|e2e-spec)\.tsx?$/;
/** Options of Jest whose value is an argument of its own. */
const WITH_VALUE = new Set(['-t', '--testNamePattern', '-w', '--maxWorkers', '-c', '--config']);

/**
 * The patterns of test files among Jest's arguments that match none of `files`. Jest itself is
 * silent about them as long as another pattern matches.
 * @param {readonly string[]} args
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export function unmatched(args, files) {
  const tests = files.filter((file) => TEST.test(file));
  return args
    .filter((arg, index) => !arg.startsWith('-') && !WITH_VALUE.has(args[index - 1] ?? ''))
    .filter((pattern) => !tests.some((file) => new RegExp(pattern, 'i').test(file)));
}
