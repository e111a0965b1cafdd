import { createLink } from '@tanstack/react-router';
import { Button, type ButtonProps } from 'antd';
import type { Ref } from 'react';

export interface AnchorButtonProps extends Omit<ButtonProps, 'type'> {
  /**
   * A link has a `type` of its own, which the router passes on; so the button's look has another
   * name.
   */
  readonly look?: ButtonProps['type'];
  readonly ref?: Ref<HTMLAnchorElement>;
}

function AnchorButton({ ref, look, ...props }: AnchorButtonProps) {
  return <Button {...props} type={look} ref={ref} />;
}

/** A link of the router that looks like a button. */
export const ButtonLink = createLink(AnchorButton);
