import { readFile } from 'node:fs/promises';

const PAGE_BYTES = 4096;
/** The kernel's unit of processor time; 100 to the second wherever Linux runs on x86 and arm64. */
const TICKS_PER_SECOND = 100;

/** Memory that a process holds, of all its threads. */
export async function residentMb(pid: number): Promise<number> {
  const [, pages = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
  return (Number(pages) * PAGE_BYTES) / 1_048_576;
}

/** Processor time that a process has used since its start, of all its threads. */
export async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name stands in brackets and may hold anything; the figures come after it.
  const figures = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(figures[11]) + Number(figures[12])) / TICKS_PER_SECOND;
}
