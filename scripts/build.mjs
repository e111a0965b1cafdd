/**
 * Builds the named workspaces, or all, where their sources have changed; installs nothing: `node
 * scripts/build.mjs backend`.
 */
import { build } from './lib/build.mjs';
import { findNode } from './lib/node.mjs';

const named = process.argv.slice(2);
await build(findNode(), named.length > 0 ? named : undefined);
