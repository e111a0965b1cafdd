import type { SitePage } from '../features/marketing/model/site-pages.js';
import { OG_IMAGE } from '../features/marketing/model/og-image.js';
import { palette } from '../theme/palette.js';

/** Stands for the address of the product, which the server knows and the build does not. */
export const PUBLIC_URL_MARK = '__PUBLIC_URL__';

export interface PageParts {
  readonly page: SitePage;
  readonly markup: string;
  readonly css: string;
  /** Files whose content is `css`: named so that no program loads them again. */
  readonly styles: readonly string[];
  /** Runs in the head. */
  readonly script: string;
  readonly font: string;
  readonly entry: string;
  /** Scripts that the entry will ask for on this page. */
  readonly parts: readonly string[];
  /** Scripts of the app, for the visitors who need it. */
  readonly appParts: readonly string[];
}

/**
 * One page as a whole document. Its style stands in it, so that the first paint waits for nothing
 * else.
 */
export function pageHtml({
  page,
  markup,
  css,
  styles,
  script,
  font,
  entry,
  parts,
  appParts,
}: PageParts): string {
  const { path, title, description, listed, form } = page;
  const url = `${PUBLIC_URL_MARK}${path === '/' ? '/' : path}`;
  const known = path.startsWith('/');
  const robots = listed ? '' : '<meta name="robots" content="noindex">\n';
  const address = known
    ? `<link rel="canonical" href="${url}">\n<meta property="og:url" content="${url}">\n`
    : '';
  return `<!doctype html>
<html lang="en" data-page="${escaped(path)}"${form ? ' data-form=""' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
${robots}${address}<meta property="og:type" content="website">
<meta property="og:site_name" content="Stridewatt">
<meta property="og:title" content="${escaped(title)}">
<meta property="og:description" content="${escaped(description)}">
<meta property="og:image" content="${PUBLIC_URL_MARK}${OG_IMAGE.address}">
<meta property="og:image:width" content="${OG_IMAGE.width}">
<meta property="og:image:height" content="${OG_IMAGE.height}">
<meta property="og:image:alt" content="${OG_IMAGE.alt}">
<meta name="twitter:card" content="summary_large_image">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${palette.light.ground}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${palette.dark.ground}">
<meta name="app-parts" content="${appParts.map((name) => `/${name}`).join(' ')}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script>${script}</script>
<style>${css}html[data-app] #root{display:none}</style>
<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>
${styles.map((name) => `<link rel="stylesheet" href="/${name}" disabled>`).join('\n')}
${parts.map((name) => `<link rel="modulepreload" href="/${name}">`).join('\n')}
<script type="module" src="/${entry}"></script>
</head>
<body>
<div id="root">${markup}</div>
</body>
</html>
`;
}

export function sitemap(pages: readonly SitePage[]): string {
  const urls = pages
    .filter(({ listed }) => listed)
    .map(({ path }) => `<url><loc>${PUBLIC_URL_MARK}${path}</loc></url>`);
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ` +
    `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
  );
}

export function robots(): string {
  return `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${PUBLIC_URL_MARK}/sitemap.xml\n`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
