import { useEffect, useLayoutEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { panelData, panelOptions, type Look } from './panel-options.js';

/**
 * The canvas of one panel. Built once for its lifetime; new data, ranges, colours and widths only
 * draw it again.
 */
export function LinePlot(props: Look) {
  const { panel, range, gridX, colours } = props;
  const { x, raw, calm } = panel;
  const look = useRef(props);
  const host = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);

  useLayoutEffect(() => {
    look.current = props;
  });

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const built = new uPlot(
      panelOptions(() => look.current, element.clientWidth || 300),
      panelData(look.current.panel),
      element,
    );
    plot.current = built;
    const resize = new ResizeObserver(([entry]) => {
      const width = Math.floor(entry?.contentRect.width ?? 0);
      if (width > 0 && width !== built.width) built.setSize({ width, height: built.height });
    });
    resize.observe(element);
    return () => {
      resize.disconnect();
      plot.current = null;
      built.destroy();
    };
  }, []);

  useEffect(() => {
    plot.current?.setData(panelData({ x, raw, calm }));
  }, [x, raw, calm]);

  useEffect(() => {
    plot.current?.batch(() => {
      plot.current?.setScale('x', { min: range.from, max: range.to });
      plot.current?.setScale('y', { min: panel.extent.from, max: panel.extent.to });
    });
  }, [range.from, range.to, panel.extent.from, panel.extent.to]);

  useEffect(() => {
    plot.current?.redraw(false, true);
  }, [colours, panel.colour, panel.ticks, gridX]);

  return <div ref={host} style={{ height: panel.height }} aria-hidden />;
}
