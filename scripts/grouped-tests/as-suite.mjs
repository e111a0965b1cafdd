/**
 * Compiled code of a spec as a module whose default export registers its tests. Imports stand
 * first; swc writes each on one line.
 */
export function asSuite(code) {
  const lines = code.split('\n');
  // Helpers of decorators come before the imports.
  const firstImport = lines.findIndex((line) => line.startsWith('import'));
  const firstOther = lines.findIndex(
    (line, at) => at > firstImport && !/^(import\b|\/[/*]| \*|\s*$)/.test(line),
  );
  const body = lines.slice(0, firstOther).findLastIndex((line) => line.startsWith('import')) + 1;
  const map = lines.findLastIndex((line) => line.startsWith('//# sourceMappingURL='));
  const end = map === -1 ? lines.length : map;
  const head = lines.slice(0, body).join('\n');
  return (
    `${head} export default function suite() ` +
    `{\n${lines.slice(body, end).join('\n')}\n}\n${lines.slice(end).join('\n')}`
  );
}
