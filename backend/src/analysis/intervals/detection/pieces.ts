import { prefixSquares, prefixSums } from '#analysis/math/rolling.js';

/** A stretch of even output; seconds of the output series, its end outside. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly mean: number;
}

/**
 * Lays pieces over a series, and joins or moves them; every list of pieces covers the series from
 * end to end.
 */
export class Pieces {
  private readonly prefix: Float64Array;
  private readonly squares: Float64Array;

  constructor(values: Float64Array) {
    this.prefix = prefixSums(values);
    this.squares = prefixSquares(values);
  }

  piece(from: number, to: number): Piece {
    return { from, to, mean: this.mean(from, to) };
  }

  mean(from: number, to: number): number {
    return ((this.prefix[to] as number) - (this.prefix[from] as number)) / (to - from);
  }

  /** Sum of squared distances from the mean of a stretch. */
  scatter(from: number, to: number): number {
    const sum = (this.prefix[to] as number) - (this.prefix[from] as number);
    const scatter =
      (this.squares[to] as number) - (this.squares[from] as number) - (sum * sum) / (to - from);
    // What rounding leaves of an even stretch is no piece.
    return scatter > 1e-9 * (this.squares[to] as number) ? scatter : 0;
  }

  upTo(ends: readonly number[]): Piece[] {
    return ends.map((end, at) => this.piece(ends[at - 1] ?? 0, end));
  }

  /**
   * Joins neighbours that differ by less than `share` of the higher; in each round those more alike
   * than the pairs beside them.
   */
  joinAlike(pieces: readonly Piece[], share: number): Piece[] {
    let out = [...pieces];
    for (;;) {
      const differences = out
        .slice(1)
        .map((piece, at) => relativeDifference(out[at] as Piece, piece));
      const joins = (at: number): boolean => {
        const here = differences[at] ?? Infinity;
        return (
          here < share &&
          here < (differences[at - 1] ?? Infinity) &&
          here <= (differences[at + 1] ?? Infinity)
        );
      };
      const joined: Piece[] = [];
      for (let at = 0; at < out.length; at++) {
        const piece = out[at] as Piece;
        if (joins(at)) joined.push(this.piece(piece.from, (out[++at] as Piece).to));
        else joined.push(piece);
      }
      if (joined.length === out.length) return out;
      out = joined;
    }
  }

  /**
   * Gives each piece shorter than `seconds` to the neighbour that it is more like, the shortest
   * first.
   */
  dissolveShort(pieces: readonly Piece[], seconds: number): Piece[] {
    let out = [...pieces];
    for (
      let shortest = shortestOf(out);
      shortest < seconds;
      shortest = Math.max(shortest + 1, shortestOf(out))
    )
      out = this.dissolved(out, shortest);
    return out;
  }

  /** One round over the pieces of at most `seconds`. */
  private dissolved(pieces: readonly Piece[], seconds: number): Piece[] {
    const out: Piece[] = [];
    for (let at = 0; at < pieces.length; at++) {
      const piece = pieces[at] as Piece;
      const before = out.at(-1);
      const after = pieces[at + 1];
      if (lengthOf(piece) > seconds || (before === undefined && after === undefined))
        out.push(piece);
      else if (before !== undefined && (after === undefined || nearer(piece, before, after)))
        out[out.length - 1] = this.piece(before.from, piece.to);
      else if (after !== undefined) {
        out.push(this.piece(piece.from, after.to));
        at++;
      }
    }
    return out;
  }

  /** Moves each edge, by at most `reach`, to where the values fit the pieces on both sides best. */
  sharpen(pieces: readonly Piece[], reach: number): Piece[] {
    const ends = pieces.map(({ to }) => to);
    for (let at = 0; at + 1 < ends.length; at++) {
      const from = at === 0 ? 0 : (ends[at - 1] as number);
      ends[at] = this.bestEdge(from, ends[at] as number, ends[at + 1] as number, reach);
    }
    return this.upTo(ends);
  }

  /** The edge at which the squares that two means explain are most: the least scatter within. */
  private bestEdge(from: number, edge: number, to: number, reach: number): number {
    const { prefix } = this;
    let best = edge;
    let most = -Infinity;
    for (let at = Math.max(from + 1, edge - reach); at <= Math.min(to - 1, edge + reach); at++) {
      const left = (prefix[at] as number) - (prefix[from] as number);
      const right = (prefix[to] as number) - (prefix[at] as number);
      const explained = (left * left) / (at - from) + (right * right) / (to - at);
      if (explained > most) {
        most = explained;
        best = at;
      }
    }
    return best;
  }
}

function shortestOf(pieces: readonly Piece[]): number {
  return pieces.reduce((least, piece) => Math.min(least, lengthOf(piece)), Infinity);
}

export function lengthOf({ from, to }: Piece): number {
  return to - from;
}

function relativeDifference(a: Piece, b: Piece): number {
  const higher = Math.max(a.mean, b.mean);
  return higher <= 0 ? 0 : Math.abs(a.mean - b.mean) / higher;
}

function nearer(piece: Piece, before: Piece, after: Piece): boolean {
  return Math.abs(before.mean - piece.mean) <= Math.abs(after.mean - piece.mean);
}
