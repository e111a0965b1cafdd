import { createLink } from '@tanstack/react-router';
import { Button, type ButtonProps } from 'antd';
import type { Ref } from 'react';

function AnchorButton({ ref, ...props }: ButtonProps & { ref?: Ref<HTMLAnchorElement> }) {
  return <Button {...props} ref={ref as Ref<HTMLButtonElement & HTMLAnchorElement>} />;
}

/** A link of the router that looks like a button. */
export const ButtonLink = createLink(AnchorButton);
