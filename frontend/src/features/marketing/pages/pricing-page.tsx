import { LinkButton } from '../components/link-button.js';
import { Columns, PageHead, Section } from '../components/section.js';
import { SiteFrame } from '../components/site-frame.js';
import { SignInButton } from '../components/sign-in-button.js';
import { ADDRESSES } from '../model/addresses.js';
import { COPY, PAID_BENEFITS } from '../model/copy.js';
import styles from './pricing-page.module.css';

export function PricingPage() {
  return (
    <SiteFrame path={ADDRESSES.pricing}>
      <PageHead title="One price, once you have seen it work">
        <p>Start with your own files, and decide when you know what you get.</p>
      </PageHead>
      <div className={styles.plans}>
        <section className={styles.plan} aria-labelledby="trial">
          <h2 id="trial">Free trial</h2>
          <p className={styles.price}>
            0 <span>USD</span>
          </p>
          <p className={styles.note}>{COPY.trial}</p>
          <ul className={styles.list}>
            <li>
              <b>3 file uploads</b>
              <span>Each with its full report, curves and zones.</span>
            </li>
            <li>
              <b>3 AI questions</b>
              <span>One for each workout. A failed answer does not count.</span>
            </li>
            <li>
              <b>Nothing to cancel</b>
              <span>We have no card of yours, so the trial costs nothing.</span>
            </li>
          </ul>
          <div data-for="visitor">
            <LinkButton href={ADDRESSES.start} look="quiet">
              Start Free
            </LinkButton>
          </div>
        </section>
        <section className={styles.plan} aria-labelledby="paid" data-main="">
          <h2 id="paid">Pro</h2>
          <p className={styles.price}>
            10 <span>USD per month</span>
          </p>
          <p className={styles.note}>
            Cancel anytime, no contract. Start free, and pay only if you want more.
          </p>
          <ul className={styles.list}>
            {PAID_BENEFITS.map(([benefit, detail]) => (
              <li key={benefit}>
                <b>{benefit}</b>
                <span>{detail}</span>
              </li>
            ))}
          </ul>
          <div className={styles.ways} data-for="visitor">
            <LinkButton href={ADDRESSES.signUp}>Sign Up</LinkButton>
            <span className={styles.known}>
              Already have an account? <SignInButton />
            </span>
          </div>
          <div data-for="athlete">
            <LinkButton href="/subscribe">See your plan</LinkButton>
          </div>
        </section>
      </div>
      <Section title="Before you pay">
        <Columns
          items={[
            [
              'When am I charged?',
              'When you subscribe, and then on the same day of each month. The trial needs ' +
                'no card.',
            ],
            [
              'How do I cancel?',
              'In your profile, with one button. Pro stays open until the end of the month ' +
                'you have paid for.',
            ],
            [
              'What do I keep?',
              'Your workouts stay saved, and you can download everything as a zip.',
            ],
          ]}
        />
      </Section>
    </SiteFrame>
  );
}
