/** What kind of claim did not hold; counted by model. */
export type ProblemKind =
  | 'number'
  | 'direction'
  | 'zone'
  | 'superlative'
  | 'absent'
  | 'cause'
  | 'prescription'
  | 'diagnosis'
  | 'leak'
  | 'link'
  | 'points back'
  | 'odd text'
  | 'unmarked'
  | 'scope'
  | 'beyond data'
  | 'past'
  | 'ahead'
  | 'claim'
  | 'words';

/** Why a sentence is not shown. */
export interface Problem {
  readonly kind: ProblemKind;
  /** The words that do not hold, as the coach wrote them. */
  readonly text: string;
}
