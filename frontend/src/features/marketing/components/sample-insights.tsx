import { intervalRide, longRide, tenKilometres } from '../generated/samples.js';
import { answerTo, type SampleAnswer } from '../model/sample.js';
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

const LONG_RIDE = {
  traces: [POWER, HEART],
  label: 'Power and heart rate of a ride of two hours: power stays level, heart rate rises.',
  every: 1800,
};
const SECOND_HALF = { from: 0.5 * longRide.seconds, to: longRide.seconds };
const LAST_QUARTER = { from: 0.75 * longRide.seconds, to: longRide.seconds };

export function DriftInsight() {
  return (
    <Insight
      sample={longRide}
      question="Did my heart rate drift?"
      {...LONG_RIDE}
      active={SECOND_HALF}
      evidence={['Aerobic decoupling', 'Heart rate in the second half against the first half']}
    />
  );
}

export function FadeInsight() {
  return (
    <Insight
      sample={longRide}
      question="Did I fade at the end?"
      {...LONG_RIDE}
      active={LAST_QUARTER}
      evidence={[
        'Power in the last quarter',
        'Heart rate in the last quarter against the second quarter',
      ]}
    />
  );
}

const RUN = {
  traces: [
    PACE,
    {
      ...HEART,
      range: [136, 182] as const,
      grid: [
        [150, '150 bpm'],
        [170, '170 bpm'],
      ] as const,
    },
  ],
  label:
    'Pace and heart rate of a run of ten kilometres: pace falls from the middle on, heart rate ' +
    'stays level.',
  every: 600,
};

export function SplitInsight() {
  return (
    <Insight
      sample={tenKilometres}
      question="Did I run a negative split?"
      {...RUN}
      evidence={[
        'Pace in the first half',
        'Pace in the second half',
        'Grade-adjusted speed in the second half against the first, on like ground',
      ]}
    />
  );
}

export function SlowingInsight() {
  return (
    <Insight
      sample={tenKilometres}
      question="Did I slow down?"
      {...RUN}
      evidence={[
        'Pace in the first quarter',
        'Pace in the last quarter',
        'Heart rate in the last quarter against the second quarter',
      ]}
    />
  );
}

export function BalanceRefusal() {
  return <Refusal answer={answerTo(intervalRide, 'Was my left and right balance even?')} />;
}

export function WindRefusal() {
  return <Refusal answer={answerTo(longRide, 'How did the wind affect my ride?')} />;
}

/** What the coach says if the file cannot show it: the reason, and no guess. */
function Refusal({ answer }: { readonly answer: SampleAnswer }) {
  return (
    <div className={styles.honest}>
      <div>
        <h3>If the file cannot show it, the coach says so</h3>
        <p>No sensor, no number. You get the reason instead of a guess.</p>
      </div>
      <CoachAnswer answer={answer} />
    </div>
  );
}
