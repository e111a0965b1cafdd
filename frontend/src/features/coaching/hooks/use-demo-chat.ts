import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useToast } from '#components/toast/use-toast.js';
import { demoChat } from '../api/demo-chat.js';
import { DEMO_QUESTION_LIMIT, type DemoVisit } from '../model/demo.js';
import { useChat, type Chat } from './use-chat.js';

export const DEMO_HISTORY_FAILURE = 'Failed to load demo chat history';

export interface DemoChat extends Chat {
  /** Questions asked, the one under way among them: 0 to 6. It goes down again when one fails. */
  readonly count: number;
}

/** The conversation of a visit to the demo, with its six questions. */
export function useDemoChat(visit: DemoVisit, unitSystem: 'METRIC' | 'IMPERIAL'): DemoChat {
  const toast = useToast();
  const queryClient = useQueryClient();
  const { workoutId, sessionId, sport, level } = visit;
  // Beside the conversation, so that a returning visitor finds both again.
  const usedKey = useMemo(() => ['demo-used', sessionId], [sessionId]);
  const { data: told = 0 } = useQuery<number>({ queryKey: usedKey, queryFn: skipToken });
  const source = useMemo(
    () =>
      demoChat({ workoutId, sessionId, sport, level }, unitSystem, (used) =>
        queryClient.setQueryData(usedKey, used),
      ),
    [workoutId, sessionId, sport, level, unitSystem, queryClient, usedKey],
  );
  const limitReached = (): void =>
    toast.error('Question Limit Reached', {
      description: "You've used all your demo questions. Click NEXT to continue.",
    });
  const chat = useChat(source, (failure) => {
    if (failure.kind === 'demo-limit') {
      limitReached();
      // They were asked on another page: what is counted and said here is no longer all.
      void queryClient.invalidateQueries({ queryKey: source.queryKey });
    } else toast.error('Error', { description: 'Failed to send message. Please try again.' });
  });
  useEffect(() => {
    if (chat.history === 'failed') toast.error(DEMO_HISTORY_FAILURE);
  }, [chat.history, toast]);
  const used = Math.max(
    told,
    typeof chat.remaining === 'number' ? DEMO_QUESTION_LIMIT - chat.remaining : 0,
  );
  const count = Math.min(DEMO_QUESTION_LIMIT, used + (chat.partial === null ? 0 : 1));
  return {
    ...chat,
    count,
    send: (text) => {
      if (text.trim() !== '' && chat.partial === null && used >= DEMO_QUESTION_LIMIT)
        limitReached();
      else chat.send(text);
    },
  };
}
