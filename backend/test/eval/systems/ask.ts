import { BuiltinCoachModel } from '#coaching/adapters/builtin/builtin-coach-model.js';
import { DangerFinder } from '#coaching/adapters/builtin/danger-finder.js';
import { MeaningFinder } from '#coaching/adapters/builtin/meaning-finder.js';
import { CoachBooks } from '#coaching/application/quality/coach-books.js';
import { HouseInstructions } from '#coaching/application/instructions/house-instructions.js';
import { CachedSentenceEncoder } from '#coaching/adapters/encoder/cached-sentence-encoder.js';
import type { GivenAnswer } from '#coaching/application/given-answer.js';
import { VerifiedCoach } from '#coaching/application/verified-coach.js';
import { Warnings } from '#coaching/application/warnings.js';
import { PriceTable } from '#coaching/domain/usage/price-table.js';
import { CoachModel, type CoachEvent, type CoachRequest } from '#coaching/ports/coach-model.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import { Coaches } from '#coaching/ports/coaches.js';
import type { Attempt } from '#coaching/ports/coach-journal.js';
import { UsageLedger, type UsageEntry } from '#coaching/ports/usage-ledger.js';
import { FixedClock } from '#test/builders/fixed-clock.js';
import { SequentialIds } from '#test/builders/sequential-ids.js';
import { LiteSentenceEncoder } from '#test/support/lite-sentence-encoder.js';

/** One for all systems: the model is loaded once, and no answer goes without it. */
const READING = {
  encoder: new CachedSentenceEncoder(new LiteSentenceEncoder()),
  patienceMs: 60_000,
};
const MEANINGS_FOUND = new MeaningFinder(READING);
const DANGERS_FOUND = new DangerFinder(READING);

/** The fixed answer that the product gives to a message before any coach reads it, with its flag. */
export async function warned(
  question: string,
  earlier: readonly string[] = [],
): Promise<{ readonly text: string; readonly flag: string } | null> {
  let noted = '';
  const warnings = new Warnings({ answered: (flag) => void (noted = flag) }, DANGERS_FOUND);
  const text = await warnings.about(question, 'workout', earlier);
  return text === null ? null : { text, flag: noted };
}

/** What an athlete sees, and what was said before it was checked. */
export interface Seen {
  readonly content: string;
  readonly cited: readonly string[];
  /**
   * Sentences of the built-in coach with their marks; of a model nothing is known but what was
   * shown.
   */
  readonly raw: readonly string[];
  /** Facts that the built-in coach put on the sheet. */
  readonly found?: readonly Fact[];
  readonly coach: string;
  readonly counts: boolean;
  readonly given: GivenAnswer | null;
}

/** Remembers what a coach said. */
class Overheard extends CoachModel {
  readonly said: string[] = [];
  /** What it found on the way, as the product puts it on the sheet. */
  readonly found: Fact[] = [];

  constructor(private readonly coach: CoachModel) {
    super();
  }

  override get name() {
    return this.coach.name;
  }

  override get model() {
    return this.coach.model;
  }

  override async *answer(request: CoachRequest, signal: AbortSignal): AsyncGenerator<CoachEvent> {
    for await (const event of this.coach.answer(request, signal)) {
      if (event.kind === 'sentence') this.said.push(event.text);
      if (event.kind === 'facts') this.found.push(...event.facts);
      yield event;
    }
  }
}

class LedgerInMemory extends UsageLedger {
  readonly entries: UsageEntry[] = [];

  override async add(entries: readonly UsageEntry[]) {
    this.entries.push(...entries);
  }

  override async assign() {
    // Nothing is stored here.
  }

  override async page() {
    return [];
  }

  override async sums() {
    return [];
  }

  override async tokensSince() {
    return 0;
  }

  override async forget() {
    // Nobody leaves here.
  }
}

/**
 * The product's own way from a question to what is shown: warning signs first, then coach and
 * verifier, then the built-in coach where a model fails.
 */
export class System {
  readonly attempts: Attempt[] = [];
  readonly ledger = new LedgerInMemory();
  /** What was seen of the latest answer, whether or not it came to its end. */
  shown = '';
  private readonly builtin = new Overheard(new BuiltinCoachModel(MEANINGS_FOUND));
  private readonly coach: VerifiedCoach;

  constructor(model: CoachModel | null = null, prices: PriceTable = new PriceTable([])) {
    const journal = {
      note: (attempt: Attempt) => void this.attempts.push(attempt),
      unpriced: () => undefined,
      unkept: () => undefined,
      counts: () => [],
    };
    const books = new CoachBooks(
      this.ledger,
      prices,
      journal,
      new FixedClock(new Date(Date.UTC(2025, 5, 15))),
      new SequentialIds(),
    );
    const house = new HouseInstructions({
      active: async () => [],
    } as unknown as ConstructorParameters<typeof HouseInstructions>[0]);
    this.coach = new VerifiedCoach(new Coaches(model ?? this.builtin, this.builtin), books, house);
  }

  async ask(request: CoachRequest): Promise<Seen> {
    const warning = await warned(
      request.question,
      request.turns.filter(({ role }) => role === 'user').map(({ content }) => content),
    );
    if (warning !== null)
      return {
        content: warning.text,
        cited: [],
        raw: [],
        coach: `warning ${warning.flag}`,
        counts: false,
        given: null,
      };
    this.builtin.said.length = 0;
    this.builtin.found.length = 0;
    const answer = this.coach.answer(request, new AbortController().signal);
    this.shown = '';
    let next = await answer.next();
    while (!next.done) {
      this.shown += next.value;
      next = await answer.next();
    }
    const given = next.value;
    return {
      content: given.content,
      cited: given.evidence.map(({ id }) => id),
      raw: [...this.builtin.said],
      found: [...this.builtin.found],
      coach: given.coach,
      counts: given.counts !== false,
      given,
    };
  }
}
