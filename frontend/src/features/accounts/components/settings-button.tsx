import { MenuOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import type { Ref } from 'react';

export interface SettingsButtonProps extends ButtonProps {
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Opens the settings menu; a dropdown passes on what it needs to follow the button. */
export function SettingsButton(props: SettingsButtonProps) {
  return (
    <Button {...props} type="text" icon={<MenuOutlined aria-hidden />} aria-label="Settings" />
  );
}
