import { useState } from 'react';
import { keepTogether } from '#lib/keep-together.js';
import { intervalRide } from '../generated/samples.js';
import { COPY } from '../model/copy.js';
import { meanBetween, percent } from '../model/curve.js';
import { answerTo, type SampleEvidence } from '../model/sample.js';
import { clock } from '../model/words.js';
import { CoachAnswer } from './coach-answer.js';
import styles from './hero-picture.module.css';
import { WorkoutChart, type Trace } from './workout-chart.js';

const TRACES: readonly [Trace, Trace] = [
  {
    channel: 'power',
    range: [80, 330],
    name: 'Power',
    grid: [
      [100, '100 W'],
      [200, '200 W'],
      [300, '300 W'],
    ],
  },
  {
    channel: 'heartRate',
    range: [90, 195],
    name: 'Heart rate',
    grid: [
      [120, '120 bpm'],
      [160, '160 bpm'],
    ],
  },
];

const ANSWER = answerTo(intervalRide, 'How even were my intervals?');
/** Those that the curve can show. */
const PLACES = ANSWER.evidence.filter(({ at }) => at !== undefined);

const NUMBERS: readonly (readonly [value: string, unit: string, label: string])[] = [
  [clock(intervalRide.seconds), '', 'Time'],
  [(intervalRide.distanceM / 1000).toFixed(1), 'km', 'Distance'],
  [String(intervalRide.numbers.normalizedPowerW), 'W', 'Normalized'],
  [String(intervalRide.numbers.averageHeartRate), 'bpm', 'Heart rate'],
  [String(intervalRide.numbers.stress), '', 'Load'],
];

/**
 * The product itself: a session's finding, numbers and curves, and an answer whose evidence points
 * into them.
 */
export function HeroPicture() {
  const [pointed, setPointed] = useState<SampleEvidence | null>(PLACES.at(-1) ?? null);
  return (
    <figure className={styles.figure}>
      <div className={styles.window}>
        <div className={styles.workout}>
          <p className={styles.finding}>{keepTogether(intervalRide.headline)}</p>
          <dl className={styles.numbers}>
            {NUMBERS.map(([value, unit, label]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {value}
                  {unit ? <span> {unit}</span> : null}
                </dd>
              </div>
            ))}
          </dl>
          <WorkoutChart
            sample={intervalRide}
            traces={TRACES}
            label={
              'Power and heart rate of a ride with five hard intervals of four minutes; ' +
              'power of the last one is lower, heart rate is not.'
            }
            every={600}
            bands={intervalRide.intervals}
            active={pointed?.at ?? null}
            height={208}
          >
            {pointed?.at ? <Pointer evidence={pointed} at={pointed.at} /> : null}
          </WorkoutChart>
        </div>
        <div className={styles.coach}>
          <CoachAnswer answer={ANSWER} evidence={PLACES} onPoint={setPointed} pointed={pointed} />
        </div>
      </div>
      <figcaption className={styles.caption}>{COPY.origin}</figcaption>
    </figure>
  );
}

/** The value of the evidence at its stretch of the curve. */
function Pointer({
  evidence,
  at,
}: {
  readonly evidence: SampleEvidence;
  readonly at: NonNullable<SampleEvidence['at']>;
}) {
  const [low, high] = TRACES[0].range;
  const mean = meanBetween(intervalRide, 'power', at.from, at.to);
  const left = percent((at.from + at.to) / 2, intervalRide.seconds);
  return (
    <span
      className={styles.pointer}
      style={{ left: `${left}%`, top: 8, height: 208 * (1 - (mean - low) / (high - low)) + 28 }}
      aria-hidden="true"
    >
      <b>{evidence.display}</b>
    </span>
  );
}
