import { Button } from 'antd';
import { useState } from 'react';

export interface LeaveButtonProps {
  /** `exit`: there is something to go back to. `skip`: the questionnaire is put off. */
  readonly way: 'exit' | 'skip';
  readonly onLeave: () => Promise<void>;
}

/** The way out of the questionnaire. */
export function LeaveButton({ way, onLeave }: LeaveButtonProps) {
  const [busy, setBusy] = useState(false);
  const leave = (): void => {
    setBusy(true);
    void onLeave().finally(() => setBusy(false));
  };
  return (
    <Button type="text" onClick={leave} disabled={busy}>
      {way === 'exit' ? 'Exit Survey' : 'Skip for Now'}
    </Button>
  );
}
