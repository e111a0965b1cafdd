import {
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  EllipsisOutlined,
  SwapOutlined,
} from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import { App, Button, Dropdown, type MenuProps } from 'antd';
import { useQueryClient } from '@tanstack/react-query';
import { useOriginalFile } from '#features/workouts/hooks/use-original-file.js';
import type { Workout } from '#features/workouts/model/workout.js';
import { sentenceOf } from '#api/api-error.js';
import { useLockedMutation } from '#components/form/use-locked-mutation.js';
import { useToast } from '#components/toast/use-toast.js';
import { deleteWorkout } from '#api/generated/sdk.gen.js';
import styles from './workout-menu.module.css';

export interface WorkoutMenuProps {
  readonly workout: Workout;
  readonly onRename: () => void;
}

/** What can be done with a workout as a whole. */
export function WorkoutMenu({ workout, onRename }: WorkoutMenuProps) {
  const navigate = useNavigate();
  const { modal } = App.useApp();
  const toast = useToast();
  // The menu is closed by then, and with it the place beside the button.
  const fetchOriginal = useOriginalFile(workout, (reason) =>
    toast.error('Error', { description: reason }),
  );
  const remove = useDeleteWorkout(workout.id);

  const confirm = (): void => {
    const dialog = modal.confirm({
      title: 'Delete this workout?',
      content: CONSEQUENCE,
      okText: 'Delete workout',
      okButtonProps: { danger: true },
      cancelText: 'Keep it',
      focusable: { autoFocusButton: 'cancel' },
      // With the dialog's way to close in our hands it stays until the workout is gone, and says
      // beside its buttons why it is not.
      onOk: (close: () => void) => {
        dialog.update({ content: CONSEQUENCE, okButtonProps: { danger: true, loading: true } });
        remove.mutate(undefined, {
          onSuccess: close,
          onError: (error) =>
            dialog.update({
              content: <Refused error={error} />,
              okButtonProps: { danger: true, loading: false },
            }),
        });
      },
    });
  };
  const items: MenuProps['items'] = [
    { key: 'rename', icon: <EditOutlined aria-hidden />, label: 'Rename', onClick: onRename },
    {
      key: 'compare',
      icon: <SwapOutlined aria-hidden />,
      label: 'Compare with…',
      onClick: () => void navigate({ href: `/?selected=${workout.id}` }),
    },
    {
      key: 'file',
      icon: <DownloadOutlined aria-hidden />,
      label: 'Original file',
      onClick: fetchOriginal,
    },
    { type: 'divider' },
    {
      key: 'delete',
      icon: <DeleteOutlined aria-hidden />,
      label: 'Delete workout',
      danger: true,
      onClick: confirm,
    },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button type="text" icon={<EllipsisOutlined aria-hidden />} aria-label="Workout menu" />
    </Dropdown>
  );
}

const CONSEQUENCE =
  'Its curves, analysis, reports, your notes and your conversation about it are deleted with the ' +
  'file. This cannot be undone, and a trial upload that it used is not given back.';

function Refused({ error }: { readonly error: Error }) {
  return (
    <>
      <p>{CONSEQUENCE}</p>
      <p role="alert" className={styles.refused}>
        {sentenceOf(error, 'The workout could not be deleted. Please try again.')}
      </p>
    </>
  );
}

/** Deletes a workout, goes home, and refetches every list. */
function useDeleteWorkout(id: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useLockedMutation({
    once: true,
    mutationFn: () => deleteWorkout({ path: { id } }),
    onSuccess: async () => {
      await navigate({ to: '/' });
      queryClient.removeQueries({ queryKey: ['workout', id] });
      await queryClient.invalidateQueries({ queryKey: ['workouts'] });
      toast.success('Workout deleted');
    },
  });
}
