/** HTML that may be put into a page as it is. Only `html` makes it. */
export class SafeHtml {
  constructor(readonly text: string) {}
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Part = string | number | SafeHtml | readonly SafeHtml[];

/**
 * Tagged template: what stands between the parts is HTML, every value is text and escaped, also
 * within quoted attributes.
 */
export function html(parts: TemplateStringsArray, ...values: readonly Part[]): SafeHtml {
  const written = parts.map((part, index) =>
    index === 0 ? part : `${rendered(values[index - 1] ?? '')}${part}`,
  );
  return new SafeHtml(written.join(''));
}

function rendered(value: Part): string {
  if (value instanceof SafeHtml) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value).replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}
