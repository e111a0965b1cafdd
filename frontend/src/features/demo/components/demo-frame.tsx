import type { ReactNode } from 'react';
import { Button } from 'antd';
import { CloseOutlined } from '@ant-design/icons';
import { Brand } from '#components/brand.js';
import styles from './demo-frame.module.css';
import { UnitsToggle, type UnitSystem } from './units-toggle.js';
import startBannerStyles from './start-banner.module.css';
import demoBarStyles from './demo-bar.module.css';

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

interface StartBannerProps {
  readonly start: string;
  /** Draws the eye to the button: the last question is asked. */
  readonly flashes: boolean;
}

/** Stays at the foot of the window. */
function StartBanner({ start, flashes }: StartBannerProps) {
  return (
    <aside className={startBannerStyles.banner} aria-label="Your own workouts">
      <p>See these insights on your rides/runs?</p>
      <Button
        type="primary"
        size="large"
        href={start}
        className={startBannerStyles.start}
        data-flashes={flashes}
      >
        Get Started
      </Button>
    </aside>
  );
}

interface DemoBarProps {
  /** The start page of the site. */
  readonly site: string;
  readonly children?: ReactNode;
}

/** The slim bar of the demo: the logo, what can be set, and the way out. */
export function DemoBar({ site, children }: DemoBarProps) {
  return (
    <header className={demoBarStyles.bar}>
      <a href={site} className={demoBarStyles.home} aria-label="Stridewatt, start page">
        <Brand />
      </a>
      <div className={demoBarStyles.tools}>
        {children}
        <CloseLink to={site} />
      </div>
    </header>
  );
}

/** Back to the site, whose pages are documents of their own. */
function CloseLink({ to }: { readonly to: string }) {
  return (
    <a href={to} className={demoBarStyles.close} aria-label="Close the demo" title="Close the demo">
      <CloseOutlined aria-hidden />
    </a>
  );
}
