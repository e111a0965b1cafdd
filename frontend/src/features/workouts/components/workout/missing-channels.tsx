import type { ChannelView } from '../../model/channels.js';
import styles from './missing-channels.module.css';

/** Says where a curve would stand that there is none, instead of drawing an empty chart. */
export function MissingChannels({ channels }: { readonly channels: readonly ChannelView[] }) {
  return channels.map(({ name, label }) => (
    <p key={name} className={styles.missing}>
      <b>{label}</b> The file holds no {label.toLowerCase()}.
    </p>
  ));
}
