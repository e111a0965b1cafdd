import { UploadOutlined } from '@ant-design/icons';
import { ButtonLink } from '#components/button-link.js';
import { Notice } from '#components/states/notice.js';

/** Before the first workout: what will stand here, and the way to it. */
export function NoProgress() {
  return (
    <Notice
      level={1}
      title="Progress begins with your first workout"
      actions={
        <ButtonLink to="/upload" look="primary" icon={<UploadOutlined aria-hidden />}>
          Upload your first workout
        </ButtonLink>
      }
    >
      <p>
        Weeks, records and best efforts show from the first file on. Fitness, fatigue and form need
        42 days, a comparison of weeks needs eight.
      </p>
      <p>Old files count too: upload what you have, in any order.</p>
    </Notice>
  );
}
