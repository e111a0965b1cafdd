import { useState } from 'react';
import { newYorkDay } from '../model/new-york.js';

/** The day in New York on which the page was opened. */
export function useToday(): string {
  const [today] = useState(() => newYorkDay(new Date()));
  return today;
}
