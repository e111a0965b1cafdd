import { useEffect, useState } from 'react';
import { newYorkDay } from '../model/new-york.js';

const day = (): string => newYorkDay(new Date(Date.now()));

/** The day in New York when the page was opened or last come back to. */
export function useToday(): string {
  const [today, setToday] = useState(day);
  useEffect(() => {
    const look = (): void => setToday(day());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return today;
}
