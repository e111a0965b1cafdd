import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A bare Nest application on Fastify in a separate process; the product is compared with it. */
export interface Floor {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startFloor(): Promise<Floor> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('bare-nest.mjs', import.meta.url))],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: `${said.toString().trim()}/bare`,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
