import type { Sport } from '#features/demo/model/visitor.js';
import { SPORTS } from '#features/demo/model/visitor.js';
import styles from './sport-step.module.css';
import { SportPicture } from './sport-picture.js';
import { useChoice } from './use-choice.js';

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
