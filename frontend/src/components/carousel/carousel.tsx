import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './carousel.module.css';

export interface CarouselProps {
  /** Names the list, and what its arrows move, e.g. `Questions to ask`. */
  readonly label: string;
  /** Each under a key of its own. */
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
}

/**
 * Cards side by side, moved with fingers, arrows or the Tab key; all of them are there for anyone who
 * listens.
 */
export function Carousel({ label, items }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });
  const look = (): void => {
    const box = list.current;
    if (!box) return;
    setEnds({
      start: box.scrollLeft <= 1,
      end: box.scrollLeft + box.clientWidth >= box.scrollWidth - 1,
    });
  };
  useEffect(look, [items.length]);
  const move = (direction: -1 | 1): void => {
    const box = list.current;
    const card = box?.firstElementChild;
    if (!box || !card) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.scrollBy?.({
      left: direction * card.getBoundingClientRect().width,
      behavior: calm ? 'auto' : 'smooth',
    });
  };
  return (
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
    >
      <ul
        ref={list}
        className={styles.list}
        aria-label={label}
        onScroll={look}
        data-start={ends.start}
        data-end={ends.end}
      >
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      <div className={styles.arrows}>
        <button type="button" aria-label="Back" disabled={ends.start} onClick={() => move(-1)}>
          <LeftOutlined aria-hidden />
        </button>
        <button type="button" aria-label="Further" disabled={ends.end} onClick={() => move(1)}>
          <RightOutlined aria-hidden />
        </button>
      </div>
    </div>
  );
}
