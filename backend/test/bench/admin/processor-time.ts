import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the processor is. */
const TICK_MS = 10;

/**
 * What the product and the database have spent of processor time, in milliseconds; null where the
 * system does not tell.
 */
export interface ProcessorTime {
  readonly product: number;
  readonly database: number;
}

interface Spent {
  readonly parent: number;
  readonly own: number;
  /** Of children that have ended. */
  readonly children: number;
}

/**
 * @param backendPid any process of the database server: its siblings and their parent are counted
 * with it
 */
export function processorTime(productPid: number, backendPid: number): ProcessorTime | null {
  const product = spent(productPid);
  const server = spent(spent(backendPid)?.parent ?? 0);
  if (!product || !server) return null;
  const { parent } = spent(backendPid) ?? { parent: 0 };
  let database = server.own + server.children;
  for (const name of readdirSync('/proc')) {
    const sibling = /^\d+$/.test(name) ? spent(Number(name)) : null;
    if (sibling?.parent === parent) database += sibling.own;
  }
  return { product: product.own, database };
}

/** From `/proc/PID/stat`, whose second field is a name that may hold anything. */
function spent(pid: number): Spent | null {
  let line: string;
  try {
    line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const at = (field: number) => (fields[field - 3] ?? 0) * TICK_MS;
  return { parent: fields[1] ?? 0, own: at(14) + at(15), children: at(16) + at(17) };
}
