/** Makes new identifiers: UUIDs that sort by the time they were made (version 7). */
export abstract class IdGenerator {
  abstract next(): string;
}
