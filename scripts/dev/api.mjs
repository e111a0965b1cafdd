import { at } from '../lib/paths.mjs';
import { endChild, startChild } from './child.mjs';

/** What `npm run dev` says itself. */
const OWN_LINES = /^(?:Stridewatt is ready at |First administrator: ).*\n/gm;
const READY = /^Stridewatt is ready at /m;

/** The API and the worker in one process that can be restarted. */
export class Api {
  #running = null;
  #flags;
  #env;

  constructor({ flags, env }) {
    this.#flags = ['--enable-source-maps', ...flags];
    this.#env = env;
  }

  /** Whether it serves; false where it ended during its start, which has said why. */
  async start() {
    const { promise: serves, resolve } = Promise.withResolvers();
    const started = startChild([...this.#flags, at('backend', 'dist', 'main.js')], {
      env: this.#env,
      onData: (text) => {
        if (READY.test(text)) resolve(true);
        process.stdout.write(text.replace(OWN_LINES, ''));
      },
    });
    this.#running = started;
    void started.ended.then((end) => {
      resolve(false);
      if (this.#running !== started) return;
      this.#running = null;
      process.stdout.write(`The API ended with ${end}; it starts again with the next change.\n`);
    });
    return serves;
  }

  async end() {
    const running = this.#running;
    this.#running = null;
    if (running !== null) await endChild(running);
  }
}
