import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Evidence } from '#features/coaching/model/evidence.js';
import { EvidenceChips } from './evidence-chips.js';

const facts = (count: number): readonly Evidence[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `f${index}`,
    label: `Fact ${index}`,
    value: index,
    unit: 'W',
    display: `${index} W`,
  }));
const open = (count: number) => {
  render(<EvidenceChips evidence={facts(count)} places={{ hashOf: () => '' }} />);
  return userEvent.setup();
};
const shown = () => screen.getAllByRole('listitem').length;

describe('the facts of an answer', () => {
  it('are all shown where a few are left over', () => {
    open(6);
    expect(shown()).toBe(6);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are four where there are many, and all of them at a press', async () => {
    const user = open(7);
    expect(shown()).toBe(4);
    await user.click(screen.getByRole('button', { name: '3 more facts' }));
    expect(shown()).toBe(7);
    await user.click(screen.getByRole('button', { name: 'Fewer facts' }));
    expect(shown()).toBe(4);
  });
});
