/**
 * Makes a bare clone ready: installs the packages and, with the argument `build`, builds the named
 * workspaces, or both. Does nothing that is already done. Only built-in modules, and any Node from
 * 18 on: it runs before everything else.
 */
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { findNode } from './lib/node.mjs';

const [task, ...workspaces] = process.argv.slice(2);
await install();
const node = findNode();
if (task === 'build') await build(node, workspaces.length > 0 ? workspaces : undefined);
