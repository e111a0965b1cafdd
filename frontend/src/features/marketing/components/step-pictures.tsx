import { intervalRide, longRide, tenKilometres } from '../generated/samples.js';
import { sketchOf } from '../model/curve.js';
import { answerTo } from '../model/sample.js';
import { clock } from '../model/words.js';
import { CoachAnswer } from './coach-answer.js';
import styles from './step-pictures.module.css';

const UPLOADED = [
  { sample: intervalRide, channel: 'power', range: [60, 330] },
  { sample: longRide, channel: 'power', range: [120, 230] },
  { sample: tenKilometres, channel: 'speed', range: [250, 420] },
] as const;

/** What has been uploaded, as the product lists it. */
export function UploadedPicture() {
  return (
    <ul className={styles.files}>
      {UPLOADED.map(({ sample, channel, range }) => (
        <li key={sample.title}>
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            data-channel={channel}
            aria-hidden="true"
          >
            <path d={sketchOf(sample, channel, range)} />
          </svg>
          <div>
            <b>{sample.title}</b>
            <span>
              {clock(sample.seconds)} · {(sample.distanceM / 1000).toFixed(1)} km
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The work intervals side by side, from zero. */
export function IntervalsPicture() {
  const powers = intervalRide.intervals.map(({ powerW }) => powerW ?? 0);
  const most = Math.max(...powers);
  return (
    <div className={styles.intervals}>
      <p>Work intervals, average power</p>
      <ol>
        {powers.map((power, index) => (
          <li key={index} data-last={index === powers.length - 1 ? '' : undefined}>
            <span style={{ height: `${Math.round((100 * power) / most)}%` }}>
              <b>{power} W</b>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const ANSWER = answerTo(intervalRide, 'How long was I above threshold?');
const SHOWN = ANSWER.evidence.filter(({ label }) =>
  /^(?:Time|Longest stretch) in power zone 4 or above$/.test(label),
);

export function AnswerPicture() {
  return (
    <div className={styles.answer}>
      <CoachAnswer answer={ANSWER} paragraphs={1} evidence={SHOWN} />
    </div>
  );
}
