import { access } from 'node:fs/promises';

import type { TestRedis } from './redis.js';

const IMAGE = 'redis:7-alpine';

/** Null where no container can be run: no Docker, or no image and no way to fetch it. */
export async function redisFromDocker(): Promise<TestRedis | null> {
  if (!(await dockerMayAnswer())) return null;
  // Loaded only when there is a chance: it takes longer to load than all other ways together.
  const { RedisContainer } = await import('@testcontainers/redis');
  try {
    const container = await new RedisContainer(IMAGE).start();
    return {
      url: container.getConnectionUrl(),
      stop: async () => {
        await container.stop();
      },
    };
  } catch {
    return null;
  }
}

async function dockerMayAnswer(): Promise<boolean> {
  if (process.env['DOCKER_HOST']) return true;
  return access('/var/run/docker.sock').then(
    () => true,
    () => false,
  );
}
