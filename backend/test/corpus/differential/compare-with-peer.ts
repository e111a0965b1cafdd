import { decodeFit } from '#workouts/adapters/fit/decode-fit.js';
import { containerOf } from '#workouts/adapters/fit/fit-container.js';
import { ourCell } from './compare-with-sdk.js';
import type { Comparison } from './compare-with-sdk.js';
import { PEER_DEVIATIONS, PEER_STOPS } from './peer-deviations.js';
import type { PeerCase } from './peer-deviations.js';
import { inPeerUnits, peerCell, readWithPeer } from './peer-reader.js';
import { RowFields } from './row-fields.js';
import { COLUMNS } from './sdk-columns.js';

/**
 * Compares the cells of the records with fit-file-parser, under Object.is: of each part alone,
 * since it reads no chained files.
 */
export function compareWithPeer(bytes: Uint8Array): Comparison {
  const { parts } = containerOf(bytes);
  const starts = parts.map((_, index) => (index === 0 ? 0 : (parts[index - 1]?.to ?? 0) + 2));
  const all = parts.flatMap(({ complete }, index) =>
    complete ? [comparePart(bytes.slice(starts[index], starts[index + 1] ?? bytes.length))] : [],
  );
  const explained = new Map<string, number>();
  for (const part of all)
    for (const [name, count] of part.explained)
      explained.set(name, (explained.get(name) ?? 0) + count);
  return {
    cells: all.reduce((sum, part) => sum + part.cells, 0),
    explained,
    unexplained: all.flatMap((part) => part.unexplained),
  };
}

function comparePart(bytes: Uint8Array): Comparison {
  const { records: theirs, error } = readWithPeer(bytes);
  const { records: ours } = decodeFit(bytes).content;
  const explained = new Map<string, number>();
  const unexplained: string[] = [];
  if (error !== null) {
    const stop = PEER_STOPS.find(({ message }) => message.test(error));
    if (stop === undefined)
      return { cells: 0, explained, unexplained: [`fit-file-parser stops: ${error}`] };
    return { cells: 0, explained: explained.set(stop.name, 1), unexplained };
  }
  if (ours.count !== theirs.length)
    unexplained.push(`ours ${ours.count} rows, fit-file-parser's ${theirs.length}`);
  const fields = new RowFields(bytes);
  let cells = 0;
  theirs.slice(0, ours.count).forEach((record, row) => {
    for (const column of COLUMNS) {
      cells += 1;
      const [a, b] = [inPeerUnits(column, ourCell(ours, column, row)), peerCell(column, record)];
      if (Object.is(a, b)) continue;
      const cell: PeerCase = {
        column,
        ours: a,
        theirs: b,
        hasBeats: fields.hasBeats,
        hasCompressedTimes: fields.hasCompressedTimes,
        fields: () => fields.of(row),
      };
      const deviation = PEER_DEVIATIONS.find((candidate) => candidate.explains(cell));
      if (deviation === undefined)
        unexplained.push(`${column}[${row}]: ours ${a}, fit-file-parser's ${b}`);
      else explained.set(deviation.name, (explained.get(deviation.name) ?? 0) + 1);
    }
  });
  return { cells, explained, unexplained };
}
