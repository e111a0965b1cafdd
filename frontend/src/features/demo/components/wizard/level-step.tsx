import { RightOutlined } from '@ant-design/icons';
import { LEVELS, type Level, type Sport } from '#features/demo/model/visitor.js';
import styles from './level-step.module.css';
import { useChoice } from './use-choice.js';

const NAMES: Readonly<Record<Level, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

const WORDS: Readonly<Record<Sport, Readonly<Record<Level, string>>>> = {
  cycling: {
    beginner: 'You ride, and the numbers are new to you',
    intermediate: 'You train with power or heart rate zones',
    advanced: 'You know your FTP, and what drift means',
  },
  running: {
    beginner: 'You run, and the numbers are new to you',
    intermediate: 'You train with pace or heart rate zones',
    advanced: 'You race, and know what drift means',
  },
};

export interface LevelStepProps {
  readonly sport: Sport;
  readonly onChosen: (level: Level) => void;
}

export function LevelStep({ sport, onChosen }: LevelStepProps) {
  const [chosen, choose] = useChoice(onChosen);
  return (
    <div className={styles.levels}>
      {LEVELS.map((level) => (
        <button
          key={level}
          type="button"
          className={styles.level}
          aria-pressed={chosen === level}
          onClick={() => choose(level)}
        >
          <span className={styles.name}>{NAMES[level]}</span>{' '}
          <span className={styles.is}>{WORDS[sport][level]}</span>
          <RightOutlined aria-hidden />
        </button>
      ))}
    </div>
  );
}
