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
            Upload a ride or a run. One sentence says how it went; below it are the curves, zones
            and intervals. The coach shows the evidence for every number it uses.
          </p>
        </>
      }
      facts={<StartFacts />}
      form={form}
    />
  );
}
