/** `node scripts/build.mjs backend`: builds changed workspaces, installs nothing. */
import { build } from './lib/build.mjs';
import { findNode } from './lib/node.mjs';

const named = process.argv.slice(2);
await build(findNode(), named.length > 0 ? named : undefined);
