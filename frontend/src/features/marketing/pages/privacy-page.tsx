import { Fill, Operator } from '../components/fill.js';
import { Part, PlainText, Rows } from '../components/plain-text.js';
import { PageHead } from '../components/section.js';
import { SiteFrame } from '../components/site-frame.js';
import { ADDRESSES } from '../model/addresses.js';
import { AFTER_CLOSING, IN_BROWSER, STORED } from '../model/privacy.js';

/** What the software does with data. The server names the operator and the services in use. */
export function PrivacyPage() {
  return (
    <SiteFrame path={ADDRESSES.privacy}>
      <PageHead title="Privacy">
        <p>What Stridewatt stores about you, where, for how long, and who else sees it.</p>
      </PageHead>
      <PlainText>
        <Part title="Who is responsible">
          <Operator />
          <p>
            The operator decides what happens on this server. This page describes what the software
            does there.
          </p>
        </Part>
        <Part title="What is stored">
          <p>
            All of it is on the server of this installation: numbers and texts in its database,
            original files in its file store.
          </p>
          <Rows
            rows={STORED.map(({ name, contents, kept }) => [
              name,
              <>
                {contents} <b>{kept}</b>
              </>,
            ])}
          />
        </Part>
        <Part title="Why">
          <p>
            Your data are used to analyse your workouts, to answer your questions, to run your plan,
            and to keep the service working and safe. The software does nothing else with them: it
            sells nothing and trains no model.
          </p>
        </Part>
        <Part title="Which other services get data">
          <Rows
            rows={[
              [
                'Language model',
                <Fill name="model">
                  If the operator has connected a language model, it receives your questions and the
                  numbers that an answer needs.
                </Fill>,
              ],
              [
                'Payments',
                <Fill name="payments">
                  If the operator has connected Stripe, your browser gives card details to Stripe
                  alone.
                </Fill>,
              ],
              [
                'Email',
                <Fill name="mail">
                  If the operator has connected a mail server, emails to you go through it.
                </Fill>,
              ],
              [
                'Maps',
                <Fill name="maps">
                  If you turn on streets under a route, your browser asks a map server for them.
                </Fill>,
              ],
            ]}
          />
          <p>
            Administrators see your account, plan, usage and feedback, and what visitors enter and
            ask in the demo. The product shows them no workout, no questionnaire and no conversation
            of an athlete; the operator of the server can read its database.
          </p>
        </Part>
        <Part title="What you can do">
          <Rows
            rows={[
              [
                'Download everything',
                'Your profile has a button for a zip with your original files and all that is stored about you.',
              ],
              [
                'Correct it',
                'Change your questionnaire, thresholds and zones at any time; workouts are analysed again.',
              ],
              ['Delete a workout', 'Its file, analysis and conversation are erased.'],
              [
                'Close your account',
                'Everything is erased within minutes, at the payment provider too. It cannot be undone.',
              ],
              [
                'Ask or complain',
                <>
                  Write to the operator; the <a href={ADDRESSES.contact}>Contact</a> page names
                  them. You may also complain to your data protection authority.
                </>,
              ],
            ]}
          />
        </Part>
        <Part title="What stays after you close your account">
          <ul>
            {AFTER_CLOSING.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Part>
        <Part title="What is stored in your browser">
          <Rows rows={IN_BROWSER} />
        </Part>
      </PlainText>
    </SiteFrame>
  );
}
