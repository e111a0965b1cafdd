import styles from './route-map.module.css';

export interface MapButtonsProps {
  readonly onCloser: () => void;
  readonly onWider: () => void;
  /** Null where the whole route is shown. */
  readonly onWhole: (() => void) | null;
}

export function MapButtons({ onCloser, onWider, onWhole }: MapButtonsProps) {
  return (
    <div className={styles.buttons}>
      <button type="button" aria-label="Zoom in on the map" onClick={onCloser}>
        +
      </button>
      <button type="button" aria-label="Zoom out of the map" onClick={onWider}>
        {'\u2212'}
      </button>
      {onWhole ? (
        <button
          type="button"
          aria-label="Show the whole route"
          title="Show the whole route"
          onClick={onWhole}
        >
          {'\u2922'}
        </button>
      ) : null}
    </div>
  );
}
