import { describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { workoutChat } from '../api/workout-chat.js';
import type { ChatSource } from '../model/chat-source.js';
import { useChat } from './use-chat.js';

function chatOf(workoutId: string) {
  const ask = jest.fn<ChatSource['ask']>(() => new Promise(() => undefined));
  const source: ChatSource = { ...workoutChat(workoutId, 'METRIC'), load: async () => [], ask };
  const client = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { ask, chat: renderHook(() => useChat(source, () => undefined), { wrapper }) };
}

describe('a conversation', () => {
  it('takes no question while there is no workout id, and keeps what is typed [CHAT-06]', () => {
    const { ask, chat } = chatOf('');
    act(() => chat.result.current.setDraft('Was it even?'));
    act(() => chat.result.current.send('Was it even?'));
    expect(ask).not.toHaveBeenCalled();
    expect([chat.result.current.messages, chat.result.current.draft]).toEqual([[], 'Was it even?']);
  });

  it('takes one where there is a workout', async () => {
    const { ask, chat } = chatOf('ride-1');
    await act(async () => chat.result.current.send('Was it even?'));
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
