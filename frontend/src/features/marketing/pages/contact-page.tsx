import { Operator } from '../components/fill.js';
import { Part, PlainText } from '../components/plain-text.js';
import { PageHead } from '../components/section.js';
import { SiteFrame } from '../components/site-frame.js';
import { ADDRESSES } from '../model/addresses.js';

/** How to reach the people who run this installation. */
export function ContactPage() {
  return (
    <SiteFrame path={ADDRESSES.contact}>
      <PageHead title="Contact">
        <p>Who runs this Stridewatt server, and how to reach them.</p>
      </PageHead>
      <PlainText>
        <Part title="Operator">
          <Operator />
        </Part>
        <Part title="Before you write">
          <ul>
            <li>
              How something works: <a href={ADDRESSES.help}>How it Works</a>
            </li>
            <li>
              A forgotten password: <a href={ADDRESSES.forgotPassword}>choose a new one</a>
            </li>
            <li>
              What is stored about you: <a href={ADDRESSES.privacy}>Privacy</a>
            </li>
            <li>Canceling Pro, downloading your data, closing your account: your profile</li>
          </ul>
        </Part>
        <Part title="When something fails">
          <p>
            Say what you did, what you saw and when. If the page showed a request number, add it:
            the operator finds the failure by it.
          </p>
        </Part>
      </PlainText>
    </SiteFrame>
  );
}
