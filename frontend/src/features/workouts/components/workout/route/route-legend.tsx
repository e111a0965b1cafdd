import type { Colouring } from '#features/workouts/model/route/route-colours.js';
import styles from './route-panel.module.css';

/** What the colours of the route stand for. */
export function RouteLegend({ colouring: { stops, legend } }: { readonly colouring: Colouring }) {
  const named = legend.length === stops.length;
  return (
    <div className={styles.legend}>
      <div className={styles.stops} aria-hidden>
        {stops.map((colour, index) => (
          <i key={index} style={{ background: colour }} />
        ))}
      </div>
      <div className={styles.names} data-named={named}>
        {legend.map((text, index) => (
          <span key={index}>{text}</span>
        ))}
      </div>
    </div>
  );
}
