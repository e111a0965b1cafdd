import { useContext, useEffect, useRef } from 'react';
import { PageChatContext } from '#features/coaching/model/page-chat.js';

/** Lets the button in the bar open this chat while the page shows it. */
export function useOfferedChat(label: string, open: () => void): void {
  const { offer } = useContext(PageChatContext);
  const current = useRef(open);
  useEffect(() => {
    current.current = open;
  });
  useEffect(() => offer({ label, open: () => current.current() }), [offer, label]);
}
