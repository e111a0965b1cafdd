import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { CloseSign, FormButton } from '../form/form-button.js';
import type { Spot } from './free-spot.js';
import styles from './plain-toast.module.css';
import { spotFor } from './surroundings.js';

export interface PlainToast {
  success(title: string, description: string): void;
  error(title: string, description: string): void;
}

interface Shown {
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly description: string;
  readonly spot: Spot;
}

/** As long as every toast stays where nothing else is said (CNV-13). */
const STAYS_MS = 5000;

/**
 * The toast of pages that load nothing of the app: one at a time, gone after a while, and where it
 * covers no control. `place` is to be
 * drawn on the page.
 */
export function usePlainToast(): { readonly toast: PlainToast; readonly place: ReactNode } {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(null), STAYS_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const toast = useMemo(() => {
    const show = (kind: Shown['kind']) => (title: string, description: string) =>
      setShown({
        kind,
        title,
        description,
        spot: spotFor({ text: description, hasActions: false }),
      });
    return { success: show('success'), error: show('error') };
  }, []);
  const place = (
    <div className={styles.place} data-side={shown?.spot.side} style={{ top: shown?.spot.top }}>
      {(['success', 'error'] as const).map((kind) => (
        // The places stand before anything is said in them: only then is it read out.
        <div key={kind} role={kind === 'error' ? 'alert' : 'status'}>
          {shown?.kind === kind ? (
            <div className={styles.toast} data-kind={kind}>
              <p className={styles.title}>{shown.title}</p>
              <p>{shown.description}</p>
              <FormButton
                look="corner"
                label="Close the message"
                className={styles.close}
                onClick={() => setShown(null)}
              >
                <CloseSign />
              </FormButton>
            </div>
          ) : null}
        </div>
      ))}
    </div>
  );
  return { toast, place };
}
