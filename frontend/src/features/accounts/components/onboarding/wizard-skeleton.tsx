import { Skeleton } from 'antd';

/** In the shape of a step, while the draft is read. */
export function WizardSkeleton() {
  return (
    <div role="status" aria-label="Loading...">
      <Skeleton active title={{ width: 240 }} paragraph={{ rows: 8, width: '100%' }} />
    </div>
  );
}
