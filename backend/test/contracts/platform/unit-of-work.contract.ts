import { beforeEach, describe, expect, it } from '@jest/globals';

import type { UnitOfWork } from '#kernel/unit-of-work.js';

/** A store in which the effects of a unit of work can be seen. */
export interface UnitOfWorkWorld {
  readonly unitOfWork: UnitOfWork;
  /** Writes within the current unit of work, else immediately. */
  write(text: string): Promise<void>;
  /** What other transactions see, in alphabetical order. */
  seen(): Promise<string[]>;
  clear(): Promise<void>;
}

/** The behaviour of every unit of work. */
export function unitOfWorkContract(name: string, world: () => UnitOfWorkWorld): void {
  describe(`unit of work: ${name}`, () => {
    const run = <T>(work: () => Promise<T>): Promise<T> => world().unitOfWork.run(work);
    const write = (text: string): Promise<void> => world().write(text);
    const seen = (): Promise<string[]> => world().seen();
    const fail = async (): Promise<never> => {
      throw new Error('no');
    };

    beforeEach(() => world().clear());

    it('commits all of the work and returns its result', async () => {
      const result = await run(async () => {
        await write('a');
        await write('b');
        return 'done';
      });
      expect(result).toBe('done');
      expect(await seen()).toEqual(['a', 'b']);
    });

    it('rolls back when the work fails, and rethrows the error', async () => {
      const failing = run(async () => {
        await write('a');
        await fail();
      });
      await expect(failing).rejects.toThrow('no');
      expect(await seen()).toEqual([]);
    });

    it('shows nothing to others before the commit', async () => {
      await run(async () => {
        await write('a');
        expect(await seen()).toEqual([]);
      });
    });

    it('joins the outer unit of work: an outer failure rolls back both', async () => {
      const failing = run(async () => {
        await run(() => write('inner'));
        await fail();
      });
      await expect(failing).rejects.toThrow('no');
      expect(await seen()).toEqual([]);
    });

    it('joins the outer unit of work: a caught inner failure rolls back both', async () => {
      const failing = run(async () => {
        await write('outer');
        await run(fail).catch(() => undefined);
        await write('after');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await seen()).toEqual([]);
    });

    it('isolates two concurrent units of work', async () => {
      const ends = await Promise.allSettled([
        run(() => write('kept')),
        run(async () => {
          await write('lost');
          await fail();
        }),
      ]);
      expect(ends.map((end) => end.status)).toEqual(['fulfilled', 'rejected']);
      expect(await seen()).toEqual(['kept']);
    });

    it('has no effect on later writes', async () => {
      await run(fail).catch(() => undefined);
      await write('later');
      expect(await seen()).toEqual(['later']);
    });
  });
}
