import { expect, type Locator, type Page } from '@playwright/test';

/** The demo as a visitor plays it. */
export class DemoPage {
  readonly log: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.log = page.getByRole('log', { name: 'Conversation' });
  }

  /** Opens a sample with its first question answered. */
  static async begun(page: Page, sport: 'Cycling' | 'Running' = 'Cycling'): Promise<DemoPage> {
    const demo = new DemoPage(page);
    await demo.opened(sport);
    await page.getByRole('button', { name: "Let's Go!" }).click();
    await demo.answered(1);
    return demo;
  }

  /** Opens a sample with its welcome. */
  async opened(sport: 'Cycling' | 'Running'): Promise<void> {
    await this.page.goto(`/demo?sport=${sport.toLowerCase()}&level=intermediate`);
    await this.page.getByRole('button', { name: 'Skip' }).click();
    await this.page.getByRole('button', { name: "Let's Go!" }).waitFor();
    await this.page.locator('canvas').first().waitFor();
  }

  /** Waits until as many questions are answered. */
  async answered(count: number): Promise<void> {
    await this.page.getByText(`${count} of 6 questions`).waitFor();
    await expect(this.log.getByRole('button', { name: 'Copy' })).toHaveCount(count);
    await this.page.getByRole('button', { name: 'Stop the answer' }).waitFor({ state: 'hidden' });
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  /** Reads to the end of the conversation and goes on. */
  async next(title: string): Promise<void> {
    await this.log.evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
    await this.page.getByRole('button', { name: 'NEXT' }).click();
    await this.page.getByRole('dialog', { name: title }).waitFor();
  }

  /** Asks the first question that is offered. */
  async pick(): Promise<void> {
    await this.page
      .getByRole('list', { name: 'Questions to ask' })
      .getByRole('button')
      .first()
      .click();
  }

  async ask(question: string): Promise<void> {
    await this.page.getByLabel(/^Ask about this/).fill(question);
    await this.page.keyboard.press('Enter');
  }
}
