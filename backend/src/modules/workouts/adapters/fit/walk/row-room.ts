/**
 * Memory for what the walk notes about each record. A caller that reads one file after the other
 * keeps it, since fresh memory costs more than the walk itself; it never grows beyond the most
 * records that a file may have.
 */
export class RowRoom {
  at = new Int32Array();
  times = new Float64Array();
}
