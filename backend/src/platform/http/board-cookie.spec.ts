import { describe, expect, it } from '@jest/globals';
import { boardCookie, boardToken, BOARD_PATH } from './board-cookie.js';

describe('the cookie of the queue board', () => {
  const asked = (url: string, method = 'GET') =>
    boardToken({ url, method, headers: { cookie: 'theme=dark; stridewatt_board=a.b.c' } });

  it('opens the board and nothing else, and only for looking', () => {
    expect([asked(BOARD_PATH), asked(`${BOARD_PATH}/api/queues?page=1`)]).toEqual([
      'a.b.c',
      'a.b.c',
    ]);
    expect([
      asked('/api/admin/users'),
      asked(`${BOARD_PATH}room`),
      asked(`/x?${BOARD_PATH}`),
      asked(BOARD_PATH, 'POST'),
    ]).toEqual([null, null, null, null]);
  });

  it('is sent to the board alone, and hidden from scripts and other sites', () => {
    expect(boardCookie('a.b.c', { secure: true })).toBe(
      'stridewatt_board=a.b.c; Path=/api/admin/board; HttpOnly; SameSite=Strict; Secure',
    );
    expect(boardCookie('a.b.c', { secure: false })).not.toContain('Secure');
  });

  it('may be missing', () => {
    expect(boardToken({ url: BOARD_PATH, method: 'GET', headers: {} })).toBeNull();
  });
});
