import { Operator } from '../components/fill.js';
import { Part, PlainText } from '../components/plain-text.js';
import { PageHead } from '../components/section.js';
import { SiteFrame } from '../components/site-frame.js';
import { ADDRESSES } from '../model/addresses.js';
import { COPY } from '../model/copy.js';

/** What an athlete and the operator may expect of each other, in plain words. */
export function TermsPage() {
  return (
    <SiteFrame path={ADDRESSES.terms}>
      <PageHead title="Terms">
        <p>What you get, what it costs, and what we ask of you, in plain words.</p>
      </PageHead>
      <PlainText>
        <Part title="Who you deal with">
          <Operator />
        </Part>
        <Part title="What you get">
          <p>
            Stridewatt analyses the rides and runs that you upload as .fit files, and answers
            questions about them. Numbers come from your files and your profile; what cannot be
            measured is not judged.
          </p>
          <p>
            {COPY.noCoach} It is no medical device and gives no medical advice. Talk to a doctor if
            something hurts, or before you train hard after an illness.
          </p>
        </Part>
        <Part title="What it costs">
          <p>
            The trial is {COPY.trial} It ends when they are used, and turns into nothing that costs
            money.
          </p>
          <p>
            Pro costs {COPY.plan} It renews each month until you cancel it in your profile. After
            that it stays open until the end of the month you have paid for.
          </p>
          <p>
            If a payment fails, uploads and questions may pause until it is made. Your workouts stay
            saved. For a refund, write to the operator.
          </p>
        </Part>
        <Part title="What we ask of you">
          <ul>
            <li>Upload only recordings that are yours, or that you may use.</li>
            <li>Keep your password to yourself; one account is for one person.</li>
            <li>Do not try to break, overload or copy the service, or to read others’ data.</li>
          </ul>
          <p>
            An administrator can suspend an account that breaks these rules. You then see the
            reason, and can still read your workouts, download your data and close the account.
          </p>
        </Part>
        <Part title="Whose data it is">
          <p>
            Your files and everything computed from them belong to you. Download them as a zip or
            erase them at any time. The <a href={ADDRESSES.privacy}>Privacy</a> page says what is
            stored, and what stays after you close your account.
          </p>
        </Part>
        <Part title="What nobody promises">
          <p>
            The service may be out of order at times, and an analysis may be wrong, because a sensor
            was wrong or because we made a mistake. Rights that the law of your country gives you
            are not touched by this page.
          </p>
        </Part>
      </PlainText>
    </SiteFrame>
  );
}
