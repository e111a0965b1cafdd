import { documentsOf, textOf } from './documents.js';

export interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly action: string };
}

/** The alert rules of `docker/prometheus`. */
export function alerts(): readonly Alert[] {
  const [{ groups }] = documentsOf<{ groups: readonly { rules: readonly Alert[] }[] }>(
    'docker/prometheus/alerts.yml',
  ) as [{ groups: readonly { rules: readonly Alert[] }[] }];
  return groups.flatMap(({ rules }) => rules);
}

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string; readonly legendFormat?: string }[];
}

/** The pictures of `docker/grafana`. */
export function panels(): readonly Panel[] {
  return (JSON.parse(textOf('docker/grafana/stridewatt.json')) as { panels: readonly Panel[] })
    .panels;
}

export interface Selector {
  readonly metric: string;
  /**
   * As written, and the plain words that it speaks of; a pattern that is more than words has none.
   */
  readonly label: string;
  readonly values: readonly string[];
}

/** What an expression of PromQL picks by label, in selectors and by `by (…)`. */
export function selectorsOf(expr: string): readonly Selector[] {
  const metrics = [...expr.matchAll(/\b((?:stridewatt|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, metric = '', picked = '']) => ({
      metric: metric.replace(/_(bucket|count|sum)$/, ''),
      picked,
    }),
  );
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)]
    .flatMap(([, labels = '']) => labels.split(/,\s*/))
    .filter((label) => !['le', 'instance'].includes(label));
  return metrics.flatMap(({ metric, picked }) => [
    ...[...picked.matchAll(/(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g)].map(
      ([, label = '', , value = '']) => ({
        metric,
        label,
        values: /^[\w|-]+$/.test(value) ? value.split('|') : [],
      }),
    ),
    ...grouped.map((label) => ({ metric, label, values: [] })),
  ]);
}
