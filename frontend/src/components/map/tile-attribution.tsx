import styles from './route-map.module.css';

/** Asked for by https://osmfoundation.org/wiki/Licence/Attribution_Guidelines. */
const OPENSTREETMAP = 'https://www.openstreetmap.org/copyright';

/** Names the source of the tiles; where it is OpenStreetMap, with a link to its licence. */
export function TileAttribution({ text }: { readonly text: string }) {
  return (
    <p className={styles.attribution}>
      {text.includes('OpenStreetMap') ? (
        <a href={OPENSTREETMAP} target="_blank" rel="noreferrer">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
