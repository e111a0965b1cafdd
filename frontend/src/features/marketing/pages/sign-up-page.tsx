import type { ReactNode } from 'react';
import { StartFacts } from '../components/start-facts.js';
import { ADDRESSES } from '../model/addresses.js';
import { FormPage } from './form-page.js';

/** `form`: the registration. */
export function SignUpPage({ form }: { readonly form: ReactNode }) {
  return (
    <FormPage
      path={ADDRESSES.signUp}
      words={
        <>
          <h1>Your workouts, read closely</h1>
          <p>
            One file is enough to see what you get: a finding, the curves behind it, and answers
            that show their evidence.
          </p>
          <p>
            Want to look first? <a href={ADDRESSES.demo}>Try a sample workout</a>.
          </p>
        </>
      }
      facts={<StartFacts />}
      form={form}
    />
  );
}
