import { useEffect, useState } from 'react';
import type { Hold } from '#features/workouts/model/upload/upload-queue.js';

/** Why nothing moves for now, and that it continues automatically. */
export function HoldNote({ hold }: { readonly hold: Hold }) {
  switch (hold.reason) {
    case 'rate-limit':
      return <Countdown until={hold.until} />;
    case 'offline':
      return <>You are offline. The upload continues once you are back online.</>;
    case 'signed-out':
      return <>It goes on once you are signed in again.</>;
  }
}

function Countdown({ until }: { readonly until: number }) {
  const seconds = Math.max(1, Math.ceil((until - useNow(1000)) / 1000));
  return <>{`Many files in a short time: the upload continues in ${seconds} s.`}</>;
}

/** The time in ms, updated every `everyMs`. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(tick);
  }, [everyMs]);
  return now;
}
