import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Input, type InputProps } from 'antd';
import { useState, type MouseEvent } from 'react';
import styles from './password-input.module.css';

/** A line that hides what is typed until it is asked to show it. Ant's own says only "Show" to a screen reader. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'suffix'>) {
  const [shown, setShown] = useState(false);
  const toggle = (event: MouseEvent): void => {
    // A click that goes on to the frame of the line puts the focus into it, where a second Enter would send the form.
    event.stopPropagation();
    setShown(!shown);
  };
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="off"
      suffix={
        <button type="button" className={styles.toggle} aria-label="Show password" aria-pressed={shown} onClick={toggle}>
          {shown ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
        </button>
      }
    />
  );
}
