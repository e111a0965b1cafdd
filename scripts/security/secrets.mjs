import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

import { ROOT, at } from '../lib/paths.mjs';

/**
 * What keys and private keys look like. Values that only show the form say so, or are made of one
 * letter.
 */
const FORMS = [
  ['a private key', /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/],
  ['a key of Amazon', /\bAKIA[0-9A-Z]{16}\b/],
  ['a live key of Stripe', /\b[sr]k_live_[0-9A-Za-z]{16,}\b/],
  ['a signing secret of Stripe', /\bwhsec_[0-9A-Za-z]{24,}\b/],
  ['a key of OpenAI', /\bsk-(?:proj-)?[0-9A-Za-z_-]{32,}\b/],
  ['a token of GitHub', /\bgh[pousr]_[0-9A-Za-z]{30,}\b/],
  [
    'an address with a password',
    new RegExp(
      String.raw`\b(?:postgres|postgresql|redis|rediss|smtp|smtps|amqp)://` +
        String.raw`[^\s:/@'"\x60$]+:[^\s@'"\x60$*{]{6,}@` +
        String.raw`(?!127\.0\.0\.1|localhost|db\b|mail\b|cache\b)`,
    ),
  ],
];
const HARMLESS = /change-me|example|test|secret|password|guessed|hunter|(.)\1{8,}/i;
const TEXT = /\.(m?[jt]sx?|json|html|css|map|md|ya?ml|conf|txt|svg|sh|example)$|Dockerfile$/;
const LARGEST_BYTES = 20 * 2 ** 20;

/**
 * Looks through the built page, the built server and every file of the repository; what was found,
 * with its place.
 */
export function findSecrets(tracked) {
  const files = [
    ...tracked.map((file) => at(file)),
    ...below(at('frontend', 'dist')),
    ...below(at('backend', 'dist')),
  ];
  const found = [];
  let read = 0;
  for (const file of files) {
    if (!TEXT.test(file) || !isSmall(file)) continue;
    const text = readFileSync(file, 'utf8');
    read += 1;
    for (const [what, form] of FORMS) {
      const [hit] = form.exec(text) ?? [];
      if (hit !== undefined && !HARMLESS.test(hit)) found.push(`${relative(ROOT, file)}: ${what}`);
    }
  }
  return { read, found };
}

function isSmall(file) {
  const known = statSync(file, { throwIfNoEntry: false });
  return known !== undefined && known.size < LARGEST_BYTES;
}

function below(folder) {
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );
}
