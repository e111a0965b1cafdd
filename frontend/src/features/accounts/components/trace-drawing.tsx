import styles from './trace-drawing.module.css';

/** Four repetitions and the heart that answers them, drawn by hand: a picture of the idea, not of anybody's data. */
export function TraceDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 560 200" fill="none" aria-hidden="true">
      <g className={styles.grid}>
        <path d="M0 40H560M0 88H560M0 136H560M0 184H560" />
      </g>
      <g className={styles.bands}>
        <path d="M120 16h64v168h-64zM232 16h64v168h-64zM344 16h64v168h-64zM456 16h56v168h-56z" />
      </g>
      <path
        className={styles.power}
        d="M0 150l14-6 14 5 16-7 14 4 16-5 16 3 14-4 14 3 2-93 12-4 12 5 14-3 12 4 14-2 2 84 12 6 14-4 12 5 10-3 2-88 12-3 12 4 14-4 12 5 14-1 2 86 12 5 14-5 12 4 10-2 2-86 12-4 12 6 14-5 12 4 14-1 2 85 12 5 14-4 12 4 10-2 2-88 12-2 14 4 14-6 12 3 4 88 14 6 16-3 16 7"
      />
      <path
        className={styles.heart}
        d="M0 164c30-4 60-10 120-14 14-2 24-52 64-60 16 22 28 32 48 34 14-2 24-48 64-55 16 22 28 30 48 33 14-2 24-50 64-56 16 22 28 30 48 32 14-2 22-48 56-54 14 30 26 46 48 58"
      />
      <g className={styles.names}>
        <text x="4" y="134" data-channel="power">
          Power
        </text>
        <text x="4" y="180" data-channel="heart">
          Heart rate
        </text>
      </g>
    </svg>
  );
}
