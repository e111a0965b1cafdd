import { ExportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { openBoard } from '#api/generated/sdk.gen.js';
import { useAdminAction } from '#features/admin/hooks/use-admin-action.js';

// A page that the server shows, not a call of its API.
// eslint-disable-next-line no-restricted-syntax
const BOARD = '/api/admin/board';

/**
 * Every job of every queue, on pages of their own. The window is opened with the press, as browsers
 * let none open later.
 */
export function OpenBoard() {
  const { start, busy } = useAdminAction<Window | null>({
    run: async (board) => {
      try {
        await openBoard();
      } catch (error) {
        board?.close();
        throw error;
      }
      (board ?? window).location.href = BOARD;
    },
    failed: 'The Queue Board Could Not Be Opened',
  });
  const open = (): void => {
    const board = window.open('', '_blank');
    start(board);
  };
  return (
    <Button icon={<ExportOutlined aria-hidden />} disabled={busy} onClick={open}>
      Open queue board
    </Button>
  );
}
