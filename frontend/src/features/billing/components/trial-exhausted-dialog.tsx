import { Modal, Button } from 'antd';
import { ButtonLink } from '#components/button-link.js';
import styles from './trial-exhausted-dialog.module.css';

export interface TrialExhaustedDialogProps {
  readonly onClose: () => void;
  readonly onUpgrade: () => void;
}

/**
 * Opens when nothing of the trial is left. It goes by its two buttons alone: closing has a
 * consequence, and nobody should meet it by a slip beside the dialog.
 */
export function TrialExhaustedDialog({ onClose, onUpgrade }: TrialExhaustedDialogProps) {
  return (
    <Modal
      open
      centered
      width={480}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      title="Your free trial is used up"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <ButtonLink to="/subscribe" look="primary" onClick={onUpgrade}>
            Upgrade to Pro
          </ButtonLink>
        </>
      }
    >
      <div className={styles.text}>
        <p>
          You have used your 3 uploads and the question that came with each. With Pro you upload and
          ask without limit, for 10 USD per month, and you can cancel anytime.
        </p>
        <p>
          Closing signs you out. Your workouts stay saved, and you find them again when you sign in.
        </p>
      </div>
    </Modal>
  );
}
