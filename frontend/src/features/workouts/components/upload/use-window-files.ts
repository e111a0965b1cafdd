import { useEffect, useEffectEvent } from 'react';
import { takenFromTransfer } from '#features/workouts/model/upload/upload-folder.js';
import type { Taken } from '#features/workouts/model/upload/upload-intake.js';

/**
 * Takes what is pasted or dropped anywhere on the page; a file dropped beside the zone would
 * otherwise replace the page.
 */
export function useWindowFiles(take: (taken: Promise<readonly Taken[]>) => void): void {
  const onTransfer = useEffectEvent((event: ClipboardEvent | DragEvent) => {
    const transfer = 'dataTransfer' in event ? event.dataTransfer : event.clipboardData;
    if (transfer && transfer.files.length > 0) take(takenFromTransfer(transfer));
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => onTransfer(event);
    const stay = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      onTransfer(event);
    };
    window.addEventListener('paste', paste);
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('paste', paste);
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', drop);
    };
  }, []);
}
