import { causeChain } from './cause-chain';

describe('causeChain', () => {
  it('goes from an error to what caused it [2.53]', () => {
    const error = new Error('No sidebar', {
      cause: new TypeError('items is undefined', { cause: 'bad data' }),
    });
    expect(causeChain(error)).toEqual(['No sidebar', 'items is undefined', 'bad data']);
  });

  it('ends where a chain bites its own tail', () => {
    const error = new Error('a');
    error.cause = error;
    expect(causeChain(error)).toEqual(['a']);
  });

  it('names an error without a message, and takes anything that was thrown', () => {
    expect(causeChain(new RangeError())).toEqual(['RangeError']);
    expect(causeChain('oops')).toEqual(['oops']);
    expect(causeChain(undefined)).toEqual([]);
  });
});
