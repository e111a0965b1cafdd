import { useEffect, useRef } from 'react';
import { keepTogether } from '#lib/keep-together.js';
import { intervalRide } from '../generated/samples.js';
import { COPY } from '../model/copy.js';
import { meanBetween, percent, PLANE } from '../model/curve.js';
import { answerTo, type SampleEvidence } from '../model/sample.js';
import { clock } from '../model/words.js';
import { CoachAnswer } from './coach-answer.js';
import { followEvidence, type Spot } from './follow-evidence.js';
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

const ANSWER = answerTo(intervalRide, 'Did my intervals get weaker?');
/** Those that the curve can show. */
const PLACES = ANSWER.evidence.filter(({ at }) => at !== undefined);
/** What the picture points at first. */
const FIRST = PLACES.find(({ label }) => label === 'Power of work interval 5') ?? null;
const HEIGHT = 208;

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
  const figure = useRef<HTMLElement>(null);
  useEffect(() => (figure.current ? followEvidence(figure.current) : undefined), []);
  return (
    <figure ref={figure} className={styles.figure} data-evidence-picture="">
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
            active={FIRST?.at ?? null}
            height={HEIGHT}
          >
            {FIRST ? <Pointer spot={spotOf(FIRST)} /> : null}
          </WorkoutChart>
        </div>
        <div className={styles.coach}>
          <CoachAnswer answer={ANSWER} evidence={PLACES} spotOf={spotOf} pointed={FIRST} />
        </div>
      </div>
      <figcaption className={styles.caption}>{COPY.origin}</figcaption>
    </figure>
  );
}

/** Where the curve shows a fact, with its value. */
function spotOf({ at, display }: SampleEvidence): Spot {
  const { from, to } = at ?? { from: 0, to: intervalRide.seconds };
  const [low, high] = TRACES[0].range;
  const mean = meanBetween(intervalRide, 'power', from, to);
  return {
    x: (PLANE.width * from) / intervalRide.seconds,
    width: (PLANE.width * (to - from)) / intervalRide.seconds,
    left: percent((from + to) / 2, intervalRide.seconds),
    height: HEIGHT * (1 - (mean - low) / (high - low)) + 28,
    text: display,
  };
}

function Pointer({ spot: { left, height, text } }: { readonly spot: Spot }) {
  return (
    <span
      className={styles.pointer}
      data-pointer=""
      style={{ left: `${left}%`, top: 8, height }}
      aria-hidden="true"
    >
      <b>{text}</b>
    </span>
  );
}
