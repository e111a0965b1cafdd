import { intervalRide, longRide, tenKilometres } from '../generated/samples.js';
import { answerTo } from '../model/sample.js';
import { pace } from '../model/words.js';
import { CoachAnswer } from './coach-answer.js';
import { Insight } from './insight.js';
import styles from './sample-insights.module.css';
import type { Trace } from './workout-chart.js';

const POWER: Trace = {
  channel: 'power',
  range: [100, 240],
  name: 'Power',
  grid: [
    [150, '150 W'],
    [200, '200 W'],
  ],
};
const HEART: Trace = {
  channel: 'heartRate',
  range: [130, 180],
  name: 'Heart rate',
  grid: [
    [140, '140 bpm'],
    [160, '160 bpm'],
  ],
};
const PACE: Trace = {
  channel: 'speed',
  range: [290, 420],
  name: 'Pace',
  grid: [
    [100_000 / 315, pace(100_000 / 315)],
    [100_000 / 270, pace(100_000 / 270)],
  ],
};

const LAST_QUARTER = { from: 0.75 * longRide.seconds, to: longRide.seconds };

export function LongRideInsight() {
  return (
    <Insight
      sample={longRide}
      question="Did I fade at the end?"
      traces={[POWER, HEART]}
      label="Power and heart rate of a ride of two hours: power stays level, heart rate rises."
      every={1800}
      active={LAST_QUARTER}
      evidence={[
        'Power in the last quarter',
        'Heart rate in the last quarter against the second quarter',
      ]}
    />
  );
}

export function RunInsight() {
  return (
    <Insight
      sample={tenKilometres}
      question="Did I start too fast?"
      traces={[
        PACE,
        {
          ...HEART,
          range: [136, 182],
          grid: [
            [150, '150 bpm'],
            [170, '170 bpm'],
          ],
        },
      ]}
      label={
        'Pace and heart rate of a run of ten kilometres: pace falls from the middle ' +
        'on, heart rate stays.'
      }
      every={600}
      evidence={[
        'Grade-adjusted pace of the first km',
        'Grade-adjusted pace of everything after the first km',
        'Pace in the last quarter',
      ]}
    />
  );
}

/** What the coach says where the file does not tell: the reason, and no guess. */
export function HonestInsight() {
  return (
    <div className={styles.honest}>
      <div>
        <h3>And where the file cannot tell, it says so</h3>
        <p>No sensor, no number. The reason stands where a guess would have been.</p>
      </div>
      <CoachAnswer answer={answerTo(intervalRide, 'Was my left and right balance even?')} />
    </div>
  );
}
