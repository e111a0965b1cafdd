import { describe, expect, it } from '@jest/globals';
import { networkOf, subjectOf, type Asker } from './subject.js';

const asker = (changes: Partial<Asker> = {}): Asker => ({
  address: '203.0.113.7',
  account: 'ada@example.com',
  userId: undefined,
  ...changes,
});

describe('under which name a request is counted', () => {
  it('counts the forms of one account together', () => {
    const forms = ['ada@example.com', ' ADA@Example.com ', 'ada@example.com'].map((account) =>
      subjectOf('account', asker({ account })),
    );
    expect(new Set(forms).size).toBe(1);
  });

  it('counts one account at two addresses together and apart, as the limit says', () => {
    const here = asker();
    const there = asker({ address: '203.0.113.8' });
    expect(subjectOf('account', here)).toBe(subjectOf('account', there));
    expect(subjectOf('account-at-address', here)).not.toBe(subjectOf('account-at-address', there));
  });

  it('holds no address of a person', () => {
    expect(subjectOf('account', asker())).not.toContain('ada');
  });

  it.each([undefined, null, '', '  ', 7, { $ne: '' }, ['ada@example.com']])(
    'counts a body without an account (%j) by its network alone',
    (account) => {
      expect(subjectOf('account', asker({ account }))).toBeNull();
      expect(subjectOf('account-at-address', asker({ account }))).toBeNull();
      expect(subjectOf('address', asker({ account }))).toBe('203.0.113.7');
    },
  );

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('takes %s for the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
