import type { FastifyRequest } from 'fastify';

/**
 * Where the board of the queues stands. A browser opens it by its address alone and cannot send a
 * token, so the token goes along in a cookie of this path.
 */
export const BOARD_PATH = '/api/admin/board';

const NAME = 'stridewatt_board';

/**
 * Carries the token to the board and nowhere else; scripts cannot read it, other sites cannot make
 * a browser send it.
 */
export function boardCookie(token: string, { secure }: { readonly secure: boolean }): string {
  const cookie = `${NAME}=${token}; Path=${BOARD_PATH}; HttpOnly; SameSite=Strict`;
  return secure ? `${cookie}; Secure` : cookie;
}

/** The token of a request that looks at the board; null for every other one. */
export function boardToken({
  url,
  method,
  headers,
}: Pick<FastifyRequest, 'url' | 'method' | 'headers'>): string | null {
  if (method !== 'GET' || !isOfBoard(url)) return null;
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === NAME && value) return value;
  }
  return null;
}

function isOfBoard(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return path === BOARD_PATH || path.startsWith(`${BOARD_PATH}/`);
}
