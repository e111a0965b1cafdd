import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The first link to `path` in the newest letter to `address`; waits until there is one. */
export async function linkInMail(dataDir: string, address: string, path: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      link =
        (await letters(dataDir))
          .filter((letter) => letter.includes(address))
          .map((letter) => linkTo(letter, path))
          .find(Boolean) ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

/** Newest first. */
async function letters(dataDir: string): Promise<readonly string[]> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names
      .sort()
      .reverse()
      .map((name) => readFile(join(folder, name), 'utf8')),
  );
}

function linkTo(letter: string, path: string): string | undefined {
  // Quoted-printable breaks long lines and writes an equals sign as =3D.
  const text = letter.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  return new RegExp(`${path}\\?[^\\s"<>]+`).exec(text)?.[0];
}
