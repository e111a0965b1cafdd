import { StartCard } from '#features/accounts/components/start-card.js';
import { ADDRESSES } from '#features/marketing/model/addresses.js';
import { GettingStartedPage } from '#features/marketing/pages/getting-started-page.js';

export function GettingStarted() {
  return <GettingStartedPage form={<StartCard closeTo={ADDRESSES.why} />} />;
}
