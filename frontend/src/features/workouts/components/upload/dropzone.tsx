import { InboxOutlined } from '@ant-design/icons';
import { useEffect, useEffectEvent, useId, useState, type DragEvent } from 'react';
import { refusalOf } from '../../model/upload-rules.js';
import styles from './dropzone.module.css';

export interface DropzoneProps {
  readonly suspension: string | null;
  /** Gets a file that has the right name and size. */
  readonly onFile: (file: File) => void;
}

/** The name endings that are offered first; the binary type keeps phones from greying every file out. */
const accept = '.fit,application/octet-stream';

/** Takes one file: dropped, chosen by mouse or keyboard, or pasted anywhere on the page. */
export function Dropzone({ suspension, onFile }: DropzoneProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const disabled = suspension !== null;

  const take = (files: FileList | null | undefined): void => {
    const [file, ...others] = files ?? [];
    if (!file || disabled) return;
    const found = others.length > 0 ? 'Please upload one file at a time' : refusalOf(file);
    setRefusal(found);
    if (!found) onFile(file);
  };
  const onPaste = useEffectEvent((event: ClipboardEvent) => take(event.clipboardData?.files));
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => onPaste(event);
    // A file dropped beside the zone would otherwise replace the page.
    const stay = (event: Event): void => event.preventDefault();
    window.addEventListener('paste', paste);
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('paste', paste);
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <div>
      <label
        className={styles.zone}
        data-over={over && !disabled}
        data-disabled={disabled}
        onDragEnter={() => setOver(true)}
        onDragOver={(event) => event.preventDefault()}
        onDragLeave={(event) => event.currentTarget.contains(event.relatedTarget as Node | null) || setOver(false)}
        onDrop={onDrop}
      >
        <input
          type="file"
          accept={accept}
          disabled={disabled}
          aria-describedby={`${id}-note`}
          aria-invalid={refusal !== null}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
        <InboxOutlined aria-hidden className={styles.icon} />
        <span className={styles.title}>
          {disabled ? (
            'Uploading is switched off'
          ) : (
            <>
              <span className={styles.choose}>Choose a .fit file</span> or drop it here
            </>
          )}
        </span>
        <span id={`${id}-note`} className={styles.note}>
          {disabled ? suspension : 'You can paste it too. One file, up to 10 MB.'}
        </span>
      </label>
      <p role="alert" className={styles.refusal}>
        {refusal}
      </p>
    </div>
  );
}
