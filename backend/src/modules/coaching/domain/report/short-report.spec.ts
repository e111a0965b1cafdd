import { describe, expect, it } from '@jest/globals';
import { sheetOf } from '#test/builders/found.js';
import { steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { NEXT, writeFirstReport } from './first-report.js';

const nothing = () => Number.NaN;

describe('the report of a recording too short to judge', () => {
  it('says so, with what it holds, what is missing, and one step', () => {
    const channels = { heartRate: nothing, cadence: nothing };
    const report = writeFirstReport(sheetOf(steadyRun(200, 3.5, { channels })));
    expect(report.headline).toMatch(/too short to judge/i);
    const [recording, next] = report.sections;
    expect(recording?.text).toMatch(/0.70 km in 3:19.*heart rate, power or cadence/i);
    expect(next).toMatchObject({ title: NEXT });
    expect(next?.text).toMatch(/strap/);
  });

  it('asks for no strap where heart rate is there', () => {
    const report = writeFirstReport(sheetOf(steadyRide(200)));
    expect(report.sections.at(-1)?.text).not.toMatch(/strap/);
  });
});
