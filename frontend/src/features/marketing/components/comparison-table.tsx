import { PEERS, READ_ON } from '../model/comparison.js';
import styles from './comparison-table.module.css';

/** Stridewatt and four others by what their public sources say. */
export function ComparisonTable() {
  return (
    <table className={styles.table}>
      <caption>Stridewatt and four other platforms, {READ_ON}</caption>
      <thead>
        <tr>
          <th scope="col">Platform</th>
          <th scope="col">Good at</th>
          <th scope="col">Answers in words</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        <tr className={styles.own}>
          <th scope="row">Stridewatt</th>
          <td data-label="Good at">One workout, read closely; two or three compared.</td>
          <td data-label="Answers in words">
            Your own questions on each workout; every number with its evidence on the curve, or the
            reason why it cannot be told.
          </td>
          <td data-label="Source">
            <a href="/demo">Try it without an account</a>
          </td>
        </tr>
        {PEERS.map(({ name, good, answers, sources }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-label="Good at">{good}</td>
            <td data-label="Answers in words">{answers}</td>
            <td data-label="Source">
              {sources.map((source) => (
                <a key={source.href} href={source.href} rel="noreferrer" className={styles.source}>
                  {source.name}
                </a>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
