import { MessageOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useContext } from 'react';
import { PageChatContext } from '#features/coaching/model/page-chat.js';

export interface ChatButtonProps {
  /** Hides the word where there is room for the sign alone. */
  readonly wordClassName: string | undefined;
}

/** Opens the chat of the page, and the general chat from every page without one (HOME-01). */
export function ChatButton({ wordClassName }: ChatButtonProps) {
  const { here, openGeneral } = useContext(PageChatContext);
  return (
    <Button
      type="text"
      icon={<MessageOutlined aria-hidden />}
      aria-label={here?.label ?? 'General chat'}
      onClick={here?.open ?? openGeneral ?? undefined}
    >
      <span className={wordClassName}>Chat</span>
    </Button>
  );
}
