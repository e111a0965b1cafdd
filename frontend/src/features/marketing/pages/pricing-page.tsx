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
      <PageHead title="One price, after you have seen it work">
        <p>Start with your own files. Decide when you know what comes back.</p>
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
              <span>One for each workout. A failed answer gives the question back.</span>
            </li>
            <li>
              <b>Nothing to cancel</b>
              <span>Without a card on file, the trial simply ends.</span>
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
            Cancel anytime, no contract. Start free, pay when you want to go on.
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
              Already with us? <SignInButton />
            </span>
          </div>
          <div data-for="athlete">
            <LinkButton href="/subscribe">See your plan</LinkButton>
          </div>
        </section>
      </div>
      <Section title="What people ask before they pay">
        <Columns
          items={[
            [
              'When am I charged?',
              'When you subscribe, and then on the same day of each month. The trial asks ' +
                'for no card.',
            ],
            [
              'How do I cancel?',
              'In your profile, with one button. What you have paid for stays open until the ' +
                'month ends.',
            ],
            [
              'What do I keep?',
              'Your workouts stay saved, and you can take everything along as a zip.',
            ],
          ]}
        />
      </Section>
    </SiteFrame>
  );
}
