import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import TestSequencer from '@jest/test-sequencer';

/** Heaviest first, as the plan says; Jest would guess by the length of files. */
export default class HeaviestFirst extends TestSequencer {
  sort(tests) {
    const order = JSON.parse(
      readFileSync(
        join(tests[0]?.context.config.rootDir ?? '.', '.test-groups', 'order.json'),
        'utf8',
      ),
    );
    const place = new Map(order.map((path, at) => [path, at]));
    return [...tests].sort((a, b) => (place.get(a.path) ?? 0) - (place.get(b.path) ?? 0));
  }
}
