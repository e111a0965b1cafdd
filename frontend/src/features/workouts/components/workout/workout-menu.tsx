import { DeleteOutlined, DownloadOutlined, EllipsisOutlined } from '@ant-design/icons';
import { App, Button, Dropdown, type MenuProps } from 'antd';
import { sentenceOf } from '../../../../api/api-error.js';
import { download } from '../../../../api/download.js';
import { useToast } from '../../../../components/toast/use-toast.js';
import { fileName } from '../../../../lib/format-workout.js';
import { useDeleteWorkout } from '../../hooks/use-delete-workout.js';
import type { Workout } from '../../model/workout.js';

/** What can be done with a workout as a whole. */
export function WorkoutMenu({ workout }: { readonly workout: Workout }) {
  const { modal } = App.useApp();
  const toast = useToast();
  const remove = useDeleteWorkout(workout.id);

  const fetchFile = (): void => {
    download(`/api/workouts/${workout.id}/file`, fileName(workout.Upload.filename)).catch((error: unknown) =>
      toast.error('Error', { description: sentenceOf(error, 'The file could not be fetched. Please try again.') }),
    );
  };
  const confirm = (): void => {
    modal.confirm({
      title: 'Delete this workout?',
      content: 'Its curves, analysis, reports and your conversation about it are deleted with the file. This cannot be undone, and a trial upload is not given back.',
      okText: 'Delete workout',
      okButtonProps: { danger: true },
      cancelText: 'Keep it',
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => remove.mutateAsync().catch(() => undefined),
    });
  };
  const items: MenuProps['items'] = [
    { key: 'file', icon: <DownloadOutlined aria-hidden />, label: 'Original file', onClick: fetchFile },
    { type: 'divider' },
    { key: 'delete', icon: <DeleteOutlined aria-hidden />, label: 'Delete workout', danger: true, onClick: confirm },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button type="text" icon={<EllipsisOutlined aria-hidden />} aria-label="Workout menu" />
    </Dropdown>
  );
}
