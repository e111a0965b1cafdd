import { keepTogether } from '#lib/keep-together.js';
import { intervalRide, longRide, tenKilometres } from '../generated/samples.js';
import { answerTo, type Sample } from '../model/sample.js';
import styles from './examples.module.css';

interface Example {
  readonly who: string;
  readonly words: string;
  readonly sample: Sample;
  readonly question: string;
}

const RUNNER: Example = {
  who: 'Example: what a runner might ask after 10 km',
  words: 'The first kilometre felt easy and the last one did not. Did I start too fast?',
  sample: tenKilometres,
  question: 'Did I start too fast?',
};

const RIDER: Example = {
  who: 'Example: what a rider might ask after intervals',
  words: 'The fifth one hurt. Were they even, or did I go out too hard?',
  sample: intervalRide,
  question: 'How even were my intervals?',
};

const LONG_RIDER: Example = {
  who: 'Example: what a rider might ask after a long day',
  words: 'My legs were fine and my heart was racing. Is that fading?',
  sample: longRide,
  question: 'Did I fade at the end?',
};

const EXAMPLES = { runner: RUNNER, rider: RIDER, longRider: LONG_RIDER };

export interface ExamplesProps {
  readonly show: readonly (keyof typeof EXAMPLES)[];
}

/**
 * In the place of testimonials: nobody is quoted who does not exist, and the answers are what the
 * coach really says.
 */
export function Examples({ show }: ExamplesProps) {
  return (
    <div className={styles.examples}>
      {show.map((name) => {
        const { who, words, sample, question } = EXAMPLES[name];
        return (
          <figure key={name} className={styles.example}>
            <blockquote>{words}</blockquote>
            <p className={styles.answer}>
              {keepTogether(answerTo(sample, question).paragraphs[0] ?? '')}
            </p>
            <figcaption>{who}. Not a customer; the answer is real output.</figcaption>
          </figure>
        );
      })}
    </div>
  );
}
