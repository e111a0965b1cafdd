import { Button, Modal } from 'antd';
import { ButtonLink } from '#components/button-link.js';

/** After the questionnaire: what comes next. */
export function ProfileWelcomeDialog({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Modal
      open={open}
      centered
      width={440}
      title="Your profile is complete"
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>Later</Button>
          <ButtonLink to="/upload" look="primary">
            Upload First Workout
          </ButtonLink>
        </>
      }
    >
      <p>
        Your zones and thresholds are set. Upload a .fit file of a ride or run, and it is judged by
        them.
      </p>
    </Modal>
  );
}
