import type { ReactNode } from 'react';
import { StartFacts } from '../components/start-facts.js';
import { ADDRESSES } from '../model/addresses.js';
import { FormPage } from './form-page.js';

/** For somebody who has decided: what they get and what it costs, beside the whole form. */
export function GettingStartedPage({ form }: { readonly form: ReactNode }) {
  return (
    <FormPage
      path={ADDRESSES.start}
      words={
        <>
          <h1>Ready to train with numbers you can check</h1>
          <p>
            Upload a ride or a run. One sentence says how it went; under it stand the curves, the
            zones and the intervals. Every number the coach uses comes from your own file and shows
            where.
          </p>
        </>
      }
      facts={<StartFacts />}
      form={form}
    />
  );
}
