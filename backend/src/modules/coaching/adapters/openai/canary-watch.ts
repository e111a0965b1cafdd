/** Notices a word in a stream, also where the pieces cut it. */
export class CanaryWatch {
  private tail = '';

  constructor(private readonly canary: string) {}

  sees(piece: string): boolean {
    const text = (this.tail + piece).toLowerCase();
    this.tail = text.slice(-this.canary.length);
    return text.includes(this.canary);
  }
}
