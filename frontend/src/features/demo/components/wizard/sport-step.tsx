import { type Sport, SPORTS } from '#features/demo/model/visitor.js';
import styles from './sport-step.module.css';
import { useChoice } from './use-choice.js';
import sportPictureStyles from './sport-picture.module.css';

const WORDS: Readonly<Record<Sport, { readonly name: string; readonly holds: string }>> = {
  cycling: { name: 'Cycling', holds: 'A ride with power, heart rate and hills' },
  running: { name: 'Running', holds: 'A run with pace, heart rate and hills' },
};

export function SportStep({ onChosen }: { readonly onChosen: (sport: Sport) => void }) {
  const [chosen, choose] = useChoice(onChosen);
  return (
    <div className={styles.sports}>
      {SPORTS.map((sport) => (
        <button
          key={sport}
          type="button"
          className={styles.sport}
          data-sport={sport}
          aria-pressed={chosen === sport}
          onClick={() => choose(sport)}
        >
          <SportPicture sport={sport} />
          <span className={styles.name}>{WORDS[sport].name}</span>{' '}
          <span className={styles.holds}>{WORDS[sport].holds}</span>
        </button>
      ))}
    </div>
  );
}

/**
 * The outline of hills, and above them what is held against them: blocks of power, or a pace that
 * gives way uphill.
 */
const LINES: Readonly<Record<Sport, { readonly hills: string; readonly line: string }>> = {
  cycling: {
    hills: 'M0 120V96C24 94 36 84 58 86s36 14 58 12 38-26 64-24 40 22 62 22 40-12 78-10v38Z',
    line:
      'M0 66h34c6 0 6-2 8-8l4-24c1-5 3-6 8-6h34c5 0 7 1 8 6l4 30c1 5 3 6 8 6h14c5 0 7-2 ' +
      '8-7l5-31c1-4 3-5 8-5h34c5 0 7 1 8 5l5 33c1 5 3 6 8 6h14c5 0 7-2 8-7l5-27c1-4 3-5 ' +
      '8-5h34c5 0 7 1 8 6l5 24c1 5 3 6 8 6h36',
  },
  running: {
    hills: 'M0 120V102c40-2 62-6 92-24s46-18 76 2 52 20 84 14 44-6 68-4v30Z',
    line:
      'M0 42c14-6 20 2 34-2s24-4 36 4 22 22 38 24 22-4 34 2 16-14 30-26 24-8 38-8 20 8 34 8 22 ' +
      '6 36 8 26 2 40 6',
  },
};

/** A picture of a kind of session; not of any session in particular. */
function SportPicture({ sport }: { readonly sport: Sport }) {
  const { hills, line } = LINES[sport];
  return (
    <svg
      className={sportPictureStyles.picture}
      data-sport={sport}
      viewBox="0 0 320 120"
      preserveAspectRatio="none"
      aria-hidden
    >
      <path className={sportPictureStyles.hills} d={hills} />
      <path className={sportPictureStyles.line} d={line} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
