/** A choice between numbered slots. Each slot has an integer share of the total. */
export interface Choice {
  /** Sum of all shares, at most `mostShares`. */
  total: number;
  share(slot: number): number;
  /** Returns the sum of the shares before a slot. */
  start(slot: number): number;
  /** Returns the slot that a share belongs to. */
  slotAt(share: number): number;
}

/** Encodes or decodes choices. The encoder takes the slot, the decoder returns it. */
export interface RangeCoder {
  choose(choice: Choice, slot?: number): number;
}

/** Maximum sum of shares. */
export const mostShares = 2 ** 16 - 1;
const top = 2 ** 24;
const bottom = 2 ** 16;

/** The interval that choices narrow: Subbotin's carryless range coder, in 32 bits. */
class Interval {
  low = 0;
  range = 0xffffffff;

  narrow(start: number, share: number): void {
    this.low = (this.low + start * this.range) >>> 0;
    this.range *= share;
  }

  /** Shifts out the leading bytes that can no longer change, and calls `onByte` before each shift. */
  settle(onByte: (byte: number) => void): void {
    for (;;) {
      const isSettled = (this.low ^ (this.low + this.range)) >>> 0 < top;
      if (!isSettled && this.range >= bottom) return;
      if (!isSettled) this.range = -this.low & (bottom - 1);
      onByte(this.low >>> 24);
      this.low = (this.low << 8) >>> 0;
      this.range = (this.range << 8) >>> 0;
    }
  }
}

/** Encodes choices as bytes. Frequent choices take a fraction of a bit. */
export class RangeEncoder implements RangeCoder {
  private readonly bytes: number[] = [];
  private readonly interval = new Interval();

  choose(choice: Choice, slot = 0): number {
    this.interval.range = Math.floor(this.interval.range / choice.total);
    this.interval.narrow(choice.start(slot), choice.share(slot));
    this.interval.settle((byte) => this.bytes.push(byte));
    return slot;
  }

  /** Returns all bytes. Nothing can be encoded afterward. */
  finish(): Uint8Array {
    for (let shift = 24; shift >= 0; shift -= 8) this.bytes.push((this.interval.low >>> shift) & 0xff);
    return Uint8Array.from(this.bytes);
  }
}

/** Decodes choices from bytes. */
export class RangeDecoder implements RangeCoder {
  private readonly interval = new Interval();
  private code = 0;
  private place = 0;

  constructor(private readonly bytes: Uint8Array) {
    for (let count = 0; count < 4; count++) this.next();
  }

  choose(choice: Choice): number {
    const interval = this.interval;
    interval.range = Math.floor(interval.range / choice.total);
    const slot = choice.slotAt(Math.floor(((this.code - interval.low) >>> 0) / interval.range));
    interval.narrow(choice.start(slot), choice.share(slot));
    interval.settle(() => this.next());
    return slot;
  }

  private next(): void {
    this.code = ((this.code << 8) | (this.bytes[this.place++] ?? 0)) >>> 0;
  }
}
