import type { ComponentProps } from 'react';
import styles from './text-input.module.css';

/**
 * One line to type into: the browser's own, so that a form of the public site needs no component
 * library, in the dress that lines have everywhere in the product.
 */
export function TextInput({ className, ...props }: ComponentProps<'input'>) {
  return <input {...props} className={className ? `${styles.input} ${className}` : styles.input} />;
}
