import { intervalRide } from '../generated/samples.js';
import { clock } from '../model/words.js';
import styles from './zone-bars.module.css';

/** Time in the five power zones of the generated ride. */
export function ZoneBars() {
  const zones = intervalRide.zones.filter(({ zone }) => typeof zone === 'number');
  return (
    <table className={styles.zones}>
      <caption>Time in power zones of the ride with five intervals, FTP 262 W</caption>
      <thead>
        <tr>
          <th scope="col">Zone</th>
          <th scope="col">Range</th>
          <th scope="col" className={styles.wide}>
            Share
          </th>
          <th scope="col">Time</th>
        </tr>
      </thead>
      <tbody>
        {zones.map(({ zone, from, to, seconds, percent }) => (
          <tr key={zone}>
            <th scope="row">{zone}</th>
            <td>
              {from} to {to} W
            </td>
            <td className={styles.wide}>
              <span className={styles.track}>
                <span className={styles.bar} data-zone={zone} style={{ width: `${percent}%` }} />
              </span>
              <span className={styles.share}>{percent}%</span>
            </td>
            <td>{clock(seconds)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
