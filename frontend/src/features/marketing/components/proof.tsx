import { intervalRide, longRide, tenKilometres } from '../generated/samples.js';
import { answerTo, type Sample, type SampleEvidence } from '../model/sample.js';
import { CoachAnswer } from './coach-answer.js';
import styles from './proof.module.css';

interface Shown {
  readonly sample: Sample;
  readonly question: string;
  /** Labels of the facts that stand under the answer. */
  readonly evidence: readonly string[];
}

const ANSWERS = {
  easyRun: {
    sample: tenKilometres,
    question: 'Was this run easy enough?',
    evidence: ['Share of the time in heart rate zone 2 or below', 'Average heart rate'],
  },
  steadyRide: {
    sample: longRide,
    question: 'Did I keep a steady effort?',
    evidence: ['Power in the first half', 'Power in the second half', 'Variability index'],
  },
  slowKilometre: {
    sample: tenKilometres,
    question: 'Why was km 9 slow?',
    evidence: ['Pace of km 9', 'Average pace', 'Grade-adjusted pace of km 9'],
  },
  normalizedPower: {
    sample: intervalRide,
    question: 'How does normalized power compare with my average?',
    evidence: ['Average power', 'Normalized power', 'Intensity factor'],
  },
  restDay: {
    sample: longRide,
    question: 'Do I need a rest day?',
    evidence: ['Training stress', 'Time in power zone 4 or above'],
  },
  fiveKilometres: {
    sample: tenKilometres,
    question: 'What could I run over 5 km?',
    evidence: ['Best 5 km'],
  },
  powerCurve: {
    sample: intervalRide,
    question: 'What does my power curve show today?',
    evidence: ['Best 5 min power', 'Best 20 min power', 'Best 5 min power for each kilogram'],
  },
} satisfies Readonly<Record<string, Shown>>;

export interface ProofProps {
  readonly show: readonly (keyof typeof ANSWERS)[];
}

/**
 * In the place of testimonials: what the coach really answers, with its evidence. Nobody is quoted
 * who does not exist.
 */
export function Proof({ show }: ProofProps) {
  return (
    <div className={styles.proof}>
      {show.map((name) => {
        const { sample, question, evidence }: Shown = ANSWERS[name];
        const answer = answerTo(sample, question);
        return (
          <figure key={name} className={styles.answer}>
            <CoachAnswer
              answer={answer}
              evidence={answer.evidence.filter(({ label }: SampleEvidence) =>
                evidence.includes(label),
              )}
            />
            <figcaption>Simulated workout: {sample.title.toLowerCase()}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}
