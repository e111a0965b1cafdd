import { describe, expect, it } from '@jest/globals';
import type { AccountContributor, ExportedFile } from '#accounts/index.js';

/** A module with real data. */
export interface ContributorWorld {
  readonly contributor: AccountContributor;
  /** Id of a new person with data in this module, whose account is being closed. */
  readonly somebody: () => Promise<string>;
  /** What the module still stores about a person, in tables and files; empty after erasure. */
  readonly traces: (userId: string) => Promise<readonly string[]>;
}

/** Id of a person without data. */
const NOBODY = '01a1fc78-7bcd-774b-af42-e2e3e1574b0a';

/** Everything that reveals credentials or storage keys. */
const SECRETS = /argon2|password|token_?hash|token_?version|file_?key|fit\/[0-9a-f]{2}\//i;

/** The path and the whole text of each file. */
async function read(files: AsyncIterable<ExportedFile>): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for await (const { path, content } of files) {
    const pieces: Buffer[] = [];
    if (typeof content === 'string') pieces.push(Buffer.from(content));
    else for await (const piece of content) pieces.push(Buffer.from(piece));
    all.set(path, Buffer.concat(pieces).toString());
  }
  return all;
}

export function accountContributorContract(name: string, world: () => ContributorWorld): void {
  describe(`account contributor: ${name}`, () => {
    it('describes its export', () => {
      const { contributor } = world();
      expect(contributor.name).toBe(name);
      expect(contributor.contents.length).toBeGreaterThan(0);
      for (const line of contributor.contents)
        expect(line).toMatch(/^[a-z]+(\.json|\/): .{20,}\.$/s);
    });

    it('exports the described data as readable documents, without a secret', async () => {
      const { contributor, somebody } = world();
      const files = await read(contributor.exportOf(await somebody()));
      const described = contributor.contents.map((line) => line.slice(0, line.indexOf(':')));
      for (const path of described)
        expect([...files.keys()].some((given) => given.startsWith(path))).toBe(true);
      for (const [path, text] of files) {
        expect(described.some((start) => path.startsWith(start))).toBe(true);
        if (!path.endsWith('.json')) continue;
        expect(() => JSON.parse(text) as unknown).not.toThrow();
        expect(text).not.toMatch(SECRETS);
      }
    });

    it('exports no data of other people', async () => {
      const { contributor, somebody } = world();
      const [one, other] = [await somebody(), await somebody()];
      for (const text of (await read(contributor.exportOf(one))).values())
        expect(text).not.toContain(other);
    });

    it('exports a valid document, or nothing, for a person without data', async () => {
      await expect(read(world().contributor.exportOf(NOBODY))).resolves.toBeInstanceOf(Map);
      expect(await world().contributor.uploadCount(NOBODY)).toBe(0);
    });

    it('does not block the deletion of a person without obligations', async () => {
      await expect(world().contributor.mayLeave(NOBODY)).resolves.toBeUndefined();
    });

    it('erases all data of one person and no data of another', async () => {
      const { contributor, somebody, traces } = world();
      const [one, other] = [await somebody(), await somebody()];
      const kept = await traces(other);
      expect((await traces(one)).length).toBeGreaterThan(0);
      await contributor.erase(one);
      expect(await traces(one)).toEqual([]);
      expect(await traces(other)).toEqual(kept);
    });

    it('accepts a repeated erasure, and one without data', async () => {
      const { contributor, somebody, traces } = world();
      const one = await somebody();
      for (const userId of [one, one, NOBODY])
        await expect(contributor.erase(userId)).resolves.toBeUndefined();
      expect(await traces(one)).toEqual([]);
    });

    it('erases the same for five concurrent calls as for one', async () => {
      const { contributor, somebody, traces } = world();
      const one = await somebody();
      await Promise.all(Array.from({ length: 5 }, () => contributor.erase(one)));
      expect(await traces(one)).toEqual([]);
    });
  });
}
