import { transport } from './transport.js';

/** Fetches a file with the athlete's token and hands it to the browser under `name`. */
export async function download(path: string, name: string): Promise<void> {
  const blob = await (await transport(path)).blob();
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
