import styles from './how-it-works.module.css';

const steps = [
  {
    title: 'Export the .fit file',
    text:
      'From your bike computer, watch or activity platform. One file is one workout, up to ' +
      '10\u00a0MB.',
  },
  {
    title: 'Drop it here',
    text:
      'It is checked, cleaned and measured in a few seconds. What was repaired is said in ' +
      'words.',
  },
  {
    title: 'Read and ask',
    text:
      'You get the finding in one sentence, the curves behind it, and a coach for your ' +
      'questions.',
  },
];

export function HowItWorks() {
  return (
    <section className={styles.card} aria-labelledby="how-it-works">
      <h2 id="how-it-works">How it works</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
