import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useSlashKey } from '#features/coaching/hooks/use-slash-key.js';
import type { EvidencePlaces } from '#features/coaching/model/evidence.js';
import { type PageChat, PageChatContext } from '#features/coaching/model/page-chat.js';

const GeneralChat = lazy(() =>
  import('./general/general-chat.js').then((module) => ({ default: module.GeneralChat })),
);

export interface PageChatsProps {
  readonly sport: 'running' | 'cycling';
  readonly hashOf: EvidencePlaces['hashOf'];
  readonly children: ReactNode;
}

/**
 * The chats of the app: the general one, open over every page (HOME-01), and the chat that the page
 * itself offers. `/` opens the general one where the page has none.
 */
export function PageChats({ sport, hashOf, children }: PageChatsProps) {
  const [here, setHere] = useState<PageChat | null>(null);
  // Nobody loads it who does not open it.
  const [open, setOpen] = useState<boolean | null>(null);
  const openGeneral = useCallback(() => setOpen(true), []);
  const offer = useCallback((chat: PageChat) => {
    setHere(chat);
    return () => setHere((now) => (now === chat ? null : now));
  }, []);
  useSlashKey(openGeneral, 'last');
  const chats = useMemo(() => ({ here, offer, openGeneral }), [here, offer, openGeneral]);
  return (
    <PageChatContext value={chats}>
      {children}
      {open === null ? null : (
        <Suspense>
          <GeneralChat open={open} sport={sport} hashOf={hashOf} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </PageChatContext>
  );
}
