import { IdGenerator } from '#kernel/id-generator.js';

/** `00000000-0000-7000-8000-000000000001` and so on: ids that a test can predict. */
export class SequentialIds extends IdGenerator {
  private count = 0;

  override next(): string {
    this.count += 1;
    return `00000000-0000-7000-8000-${this.count.toString(16).padStart(12, '0')}`;
  }
}
