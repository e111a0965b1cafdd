/** Allows each person one export at a time, whichever process serves them. */
export abstract class ExportTurns {
  /**
   * Null while an earlier export of the person is under way; a process that dies gives its turns
   * back within a minute.
   */
  abstract take(userId: string): Promise<ExportTurn | null>;
}

export interface ExportTurn {
  /** Gives the turn back; never throws. */
  end(): Promise<void>;
}
