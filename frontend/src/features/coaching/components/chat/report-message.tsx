import type { EvidencePlaces } from '#features/coaching/model/evidence.js';
import { coachName, type FirstReport } from '#features/coaching/model/message.js';
import { EvidenceChips } from './evidence-chips.js';
import { Paragraphs } from './paragraphs.js';
import styles from './report-message.module.css';

export interface ReportMessageProps {
  readonly report: FirstReport;
  readonly places: EvidencePlaces;
}

/** What the coach says of the workout before anybody has asked; it costs no question. */
export function ReportMessage({ report, places }: ReportMessageProps) {
  return (
    <article className={styles.report} tabIndex={-1} aria-label="First report">
      <p className={styles.who}>{coachName(report.coach)}, first report</p>
      {report.sections.map(({ title, text }) => (
        <section key={title}>
          <h3>{title}</h3>
          <Paragraphs text={text} evidence={report.evidence} />
        </section>
      ))}
      <EvidenceChips evidence={report.evidence} places={places} />
    </article>
  );
}
