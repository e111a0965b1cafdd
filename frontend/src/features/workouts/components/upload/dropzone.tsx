import { FolderOpenOutlined, InboxOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState, type ChangeEvent, type DragEvent } from 'react';
import { takenFrom } from '#features/workouts/model/upload/upload-folder.js';
import type { Taken } from '#features/workouts/model/upload/upload-intake.js';
import styles from './dropzone.module.css';

export interface DropzoneProps {
  readonly suspension: string | null;
  /** Why nothing was taken of what was given last. */
  readonly refusal: string | null;
  /** A slim one, above a list of files. */
  readonly slim: boolean;
  readonly onTake: (taken: readonly Taken[]) => void;
}

/**
 * The name endings that are offered first; the binary types keep phones from greying every file
 * out.
 */
const accept = '.fit,.gz,.zip,application/octet-stream,application/gzip,application/zip';

/**
 * Where files are chosen, with the mouse or the keyboard. What is dropped here is taken by the
 * page, as anywhere on it.
 */
export function Dropzone({ suspension, refusal, slim, onTake }: DropzoneProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const disabled = suspension !== null;
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const taken = takenFrom(target.files ?? []);
    target.value = '';
    if (taken.length > 0) onTake(taken);
  };

  return (
    <div className={styles.frame} data-slim={slim}>
      <label
        className={styles.zone}
        data-over={over && !disabled}
        data-disabled={disabled}
        onDragEnter={() => setOver(true)}
        onDragLeave={(event: DragEvent) =>
          event.currentTarget.contains(event.relatedTarget as Node | null) || setOver(false)
        }
        onDrop={() => setOver(false)}
      >
        <input
          type="file"
          multiple
          accept={accept}
          disabled={disabled}
          aria-describedby={`${id}-note`}
          aria-invalid={refusal !== null}
          onChange={onChange}
        />
        <InboxOutlined aria-hidden className={styles.icon} />
        <span className={styles.title}>
          {disabled ? (
            'Uploading is switched off'
          ) : (
            <>
              <span className={styles.choose}>{slim ? 'Add .fit files' : 'Choose .fit files'}</span>
              <span className={styles.drop}> or drop them here</span>
            </>
          )}
        </span>
        <span id={`${id}-note`} className={styles.note}>
          {disabled ? (
            suspension
          ) : (
            <>
              Less than 10 MB each. A .zip or .fit.gz will do too
              <span className={styles.desk}>, and you can paste</span>.
            </>
          )}
        </span>
      </label>
      {disabled ? null : (
        <Button
          className={styles.folder}
          icon={<FolderOpenOutlined aria-hidden />}
          onClick={() => chooseFolder(onTake)}
        >
          Choose a folder
        </Button>
      )}
      <p role="alert" className={styles.refusal}>
        {refusal}
      </p>
    </div>
  );
}

/**
 * Asks the browser for a whole folder. The field is made for the question: beside the other one it
 * would only be a second one for the same.
 */
function chooseFolder(onTake: DropzoneProps['onTake']): void {
  const field = document.createElement('input');
  field.type = 'file';
  field.webkitdirectory = true;
  field.onchange = () => {
    const taken = takenFrom(field.files ?? []);
    if (taken.length > 0) onTake(taken);
  };
  field.click();
}
