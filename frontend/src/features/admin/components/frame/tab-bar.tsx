import { Link } from '@tanstack/react-router';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { TABS, type TabId } from '#features/admin/model/tabs.js';
import styles from './tab-bar.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs that are links: each has an address, which can be kept, sent and opened beside another. */
export function TabBar({ open }: { readonly open: TabId }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = document.getElementById(`tab-${open}`);
    if (bar.current && tab)
      bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2;
  }, [open]);
  const step = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    const tabs = Array.from(bar.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? []);
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    if (by === undefined || at < 0) return;
    event.preventDefault();
    tabs[(at + by + tabs.length) % tabs.length]?.focus();
  };
  return (
    <nav aria-label="Administration">
      <div
        ref={bar}
        className={styles.bar}
        role="tablist"
        aria-label="Administration"
        tabIndex={-1}
        onKeyDown={step}
      >
        {TABS.map(({ id, name }) => (
          <Link
            key={id}
            to="/admin/dashboard"
            search={{ tab: id }}
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === open}
            aria-controls={id === open ? `panel-${id}` : undefined}
            className={styles.tab}
          >
            {name}
          </Link>
        ))}
      </div>
    </nav>
  );
}
