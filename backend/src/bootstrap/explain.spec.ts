import { describe, expect, it } from '@jest/globals';

import { ConfigError } from '../config/reading/config-error.js';
import { readConfig } from '../config/read-config.js';
import { explainListenError, inOneLine, StartError } from './explain.js';

const withCode = (code: string): Error => Object.assign(new Error('listen failed'), { code });

describe('the last line of a process', () => {
  it('is the message alone where the cause was to be expected', () => {
    expect(inOneLine(new StartError('port 80 is taken'))).toBe('stridewatt: port 80 is taken');
    expect(inOneLine(new ConfigError('PORT', '"x"', 'a number'))).toBe(
      'stridewatt: PORT holds "x"; it takes a number',
    );
  });

  it('tells kind and place of an error that nobody expected', () => {
    expect(inOneLine(new TypeError('no such thing'))).toMatch(
      /^stridewatt: unexpected error: TypeError: no such thing \(at .+:\d+:\d+\)?\)$/,
    );
    expect(inOneLine('thrown text')).toBe('stridewatt: unexpected error: thrown text');
  });

  it('is one line, whatever the message holds', () => {
    expect(inOneLine(new StartError('first\n  second\nthird'))).toBe(
      'stridewatt: first second third',
    );
  });
});

describe('a port that cannot be had', () => {
  const { http } = readConfig({ PORT: '8080', HOST: '10.0.0.1' });
  const lineFor = (code: string): string => inOneLine(explainListenError(withCode(code), http));

  it.each([
    ['EADDRINUSE', 'port 8080 is taken by another program'],
    ['EACCES', 'port 8080 may not be used by this account'],
    ['EADDRNOTAVAIL', 'this machine has no address 10.0.0.1'],
  ])('is explained in words that help: %s', (code, words) => {
    expect(lineFor(code)).toContain(words);
  });

  it('is handed on as it is for any other reason', () => {
    const error = withCode('EMFILE');
    expect(explainListenError(error, http)).toBe(error);
  });
});
