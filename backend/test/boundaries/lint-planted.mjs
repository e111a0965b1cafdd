// Lints the text on standard input as if it were the named file, with the rules of this house
// alone; prints the rules it breaks.
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { houseRules } from '../../../lint/house-rules.mjs';

const cwd = fileURLToPath(new URL('../../..', import.meta.url));
const parser = { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } };
const eslint = new ESLint({
  cwd,
  overrideConfigFile: true,
  overrideConfig: [parser, ...houseRules],
});
const [result] = await eslint.lintText(await text(process.stdin), { filePath: process.argv[2] });
process.stdout.write(JSON.stringify(result.messages.map(({ ruleId }) => ruleId)));
