import type { Camera, Size } from './map-camera.js';
import styles from './route-map.module.css';
import { tilesIn } from './tiles.js';

export interface TileLayerProps {
  readonly camera: Camera;
  readonly size: Size;
  readonly template: string;
}

/** The ground as somebody else draws it. */
export function TileLayer({ camera, size, template }: TileLayerProps) {
  return (
    <div className={styles.tiles} aria-hidden>
      {tilesIn(camera, size, template).map(({ url, left, top, side }) => (
        <img
          key={url}
          src={url}
          alt=""
          draggable={false}
          width={side}
          height={side}
          style={{ left, top }}
        />
      ))}
    </div>
  );
}
