/**
 * Makes a bare clone ready: installs the packages and, with the argument `build`, builds both
 * workspaces. Does nothing where that was done before. Only built-in modules, and any Node from 18
 * on: it runs before everything else.
 */
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { findNode } from './lib/node.mjs';

await install();
const node = findNode();
if (process.argv[2] === 'build') await build(node);
