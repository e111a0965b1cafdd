import {
  asSaid,
  DANGER_HEAD,
  dangerOf,
  isAlarming,
} from '#coaching/domain/safety/meaning/danger.js';
import { dangerTexts } from '#coaching/domain/safety/meaning/danger-texts.js';
import { ORDER } from '#coaching/domain/safety/red-flags.js';
import type { RedFlag } from '#coaching/domain/safety/warning-signs.js';
import { DangerSense } from '#coaching/ports/danger-sense.js';
import { EncoderFailedError } from '#coaching/ports/sentence-encoder.js';
import { type EncoderOutcome, type MeaningFinderOptions, within } from './meaning-finder.js';
import { nearestDanger, type DangerBank } from './danger-bank.js';

/** A safety answer is worth a little more patience than a meaning. ms. */
const PATIENCE_MS = 600;

/** Asks the sentence encoder where the rules are silent; a failure is counted, and stays silent. */
export class DangerFinder extends DangerSense {
  private readonly bank: DangerBank | null;

  constructor(private readonly options: MeaningFinderOptions) {
    super();
    const { encoder } = options;
    // The head was trained on the vectors of one encoder.
    this.bank = encoder.name === DANGER_HEAD.encoder ? null : nearestDanger(encoder);
  }

  override async flagIn(message: string, along: readonly string[] = []): Promise<RedFlag | null> {
    const texts = dangerTexts(message);
    if (texts.length === 0) return null;
    try {
      const found = await within(
        this.found(message, texts, along),
        this.options.patienceMs ?? PATIENCE_MS,
      );
      this.noted('ok');
      const first = ORDER.find((flag) => found.includes(flag));
      return first ? asSaid(first, message) : null;
    } catch (error) {
      this.noted(error instanceof EncoderFailedError ? error.reason : 'unavailable', error);
      return null;
    }
  }

  private async found(
    message: string,
    texts: readonly string[],
    along: readonly string[],
  ): Promise<readonly RedFlag[]> {
    const judge = await this.bank?.();
    const vectors = await this.options.encoder.encode([...new Set([...texts, ...along])]);
    return texts.flatMap((_, at) => {
      const vector = vectors[at];
      if (vector === undefined) throw new EncoderFailedError('useless');
      if (judge) return judge(vector) ?? [];
      const { flag, likelihood } = dangerOf(DANGER_HEAD, vector);
      return isAlarming(likelihood, message) ? flag : [];
    });
  }

  private noted(outcome: EncoderOutcome, cause?: unknown): void {
    this.options.onOutcome?.(outcome, cause);
  }
}
