import { createContext, useContext } from 'react';
import type { Session } from './session.js';

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession stands outside of the providers');
  return session;
}
