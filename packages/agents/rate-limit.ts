/** Counts requests by client, in windows of a minute. */
export class RateLimit {
  private counts = new Map<string, number>();
  private until = 0;

  constructor(
    private readonly most: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts a request. Returns whether the client is within its limit. */
  accepts(client: string): boolean {
    if (this.now() >= this.until) {
      this.counts = new Map();
      this.until = this.now() + 60_000;
    }
    const count = (this.counts.get(client) ?? 0) + 1;
    this.counts.set(client, count);
    return count <= this.most;
  }
}
