import { describe, expect, it } from '@jest/globals';
import { deviceType } from './device-type.js';

describe('deviceType', () => {
  it('tells phones and tablets from computers [DEMO-12]', () => {
    const of = (userAgent: string, maxTouchPoints = 0, mobile?: boolean) =>
      deviceType({
        userAgent,
        maxTouchPoints,
        ...(mobile === undefined ? {} : { userAgentData: { mobile } }),
      });
    expect(
      of('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1', 5),
    ).toBe('mobile');
    expect(
      of('Mozilla/5.0 (Linux; Android 16; K) Chrome/144.0.0.0 Mobile Safari/537.36', 5, true),
    ).toBe('mobile');
    expect(
      of('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 5),
    ).toBe('mobile');
    expect(of('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15')).toBe(
      'desktop',
    );
    expect(
      of('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/144.0.0.0 Safari/537.36', 10, false),
    ).toBe('desktop');
  });
});
