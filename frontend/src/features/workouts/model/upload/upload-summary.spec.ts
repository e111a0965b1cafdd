import { describe, expect, it } from '@jest/globals';
import type { UploadItem, UploadState } from './upload-item.js';
import type { ProblemKind } from './upload-problem.js';
import { comparable, summaryOf, tallyOf } from './upload-summary.js';

let id = 0;
const item = (state: UploadState): UploadItem => ({
  id: (id += 1),
  name: 'a.fit',
  open: () => Promise.resolve(new File([], 'a.fit')),
  round: 1,
  state,
});
const done = (sport: string): UploadItem =>
  item({
    phase: 'done',
    workout: {
      id: sport,
      sport,
      startTime: '2026-11-17T12:00:00.000Z',
      distance: 1,
      duration: 1,
      calories: null,
      warnings: [],
    },
  });
const refused = (kind: ProblemKind, retry = false): UploadItem =>
  item({ phase: 'refused', problem: { kind, title: '', description: '', retry } });

describe('summary of a queue', () => {
  it('says what came of all files in one line', () => {
    const added = Array.from({ length: 8 }, () => done('cycling'));
    expect(summaryOf([...added, refused('duplicate'), refused('unsupported')])).toBe(
      '8 of 10 added, 1 was already here, 1 is not a ride or run',
    );
    expect(
      summaryOf([
        refused('duplicate'),
        refused('duplicate'),
        refused('not-fit'),
        refused('not-fit'),
      ]),
    ).toBe('0 of 4 added, 2 were already here, 2 are not .fit files');
  });

  it('counts as added nothing that was there when it was sent again', () => {
    const there = done('cycling');
    const items = [
      done('cycling'),
      item({
        phase: 'done',
        workout: {
          ...(there.state as Extract<UploadState, { phase: 'done' }>).workout,
          wasThere: true,
        },
      }),
    ];
    expect(summaryOf(items)).toBe('1 of 2 added, 1 was here when it was sent again');
    expect(tallyOf(items)).toMatchObject({ added: 1, settled: 2 });
  });

  it('counts what may go through at a second try, and what was taken back for itself', () => {
    const items = [
      refused('network', true),
      refused('damaged'),
      item({ phase: 'canceled', arrived: false }),
      item({ phase: 'waiting' }),
    ];
    expect(tallyOf(items)).toMatchObject({
      total: 4,
      settled: 3,
      retryable: 1,
      others: ['1 could not be read', '1 did not get through', '1 was canceled'],
    });
  });

  it.each([
    [
      ['cycling', 'indoor_cycling'],
      ['cycling', 'indoor_cycling'],
    ],
    [
      ['trail_running', 'running', 'virtual_running'],
      ['trail_running', 'running', 'virtual_running'],
    ],
    [['cycling', 'running'], null],
    [['cycling'], null],
    [['a_cycling', 'b_cycling', 'c_cycling', 'd_cycling'], null],
  ])('compares %j: %j', (sports, ids) => {
    expect(comparable(sports.map(done))).toEqual(ids);
  });
});
