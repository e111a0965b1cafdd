import type { ReactNode } from 'react';
import { DemoBar } from './demo-bar.js';
import styles from './demo-frame.module.css';
import { StartBanner } from './start-banner.js';
import { UnitsToggle, type UnitSystem } from './units-toggle.js';

export interface DemoFrameProps {
  readonly site: string;
  readonly start: string;
  readonly unitSystem: UnitSystem;
  readonly onUnitSystem: (unitSystem: UnitSystem) => void;
  readonly flashes: boolean;
  readonly children: ReactNode;
}

/** A sample between the bar of the demo and the banner that asks for more. */
export function DemoFrame({
  site,
  start,
  unitSystem,
  onUnitSystem,
  flashes,
  children,
}: DemoFrameProps) {
  return (
    <>
      <DemoBar site={site}>
        <UnitsToggle value={unitSystem} onChange={onUnitSystem} />
      </DemoBar>
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <StartBanner start={start} flashes={flashes} />
    </>
  );
}
