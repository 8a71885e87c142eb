import type { TenantSummary } from './tenant-summary.ts';

/** Escapes text for elements and attributes of HTML and SVG. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function createMeta(name: 'property' | 'name', value: string, content: string | undefined): string {
  return content ? `<meta ${name}="${value}" content="${escapeHtml(content)}">` : '';
}

/**
 * Changes only text, attributes and meta elements, so that the page's policy still applies.
 * @param url of the page, without its query
 * @param loadTenant null leaves the page unchanged
 */
export function addMetaTags(
  page: Response,
  url: string,
  loadTenant: (apiTemplate: string, domains: readonly string[]) => Promise<TenantSummary | null>,
): Response {
  let tenant: TenantSummary | null = null;
  const insertName = (text: string) => text.replace(/\b(?:this|your) club\b/, () => tenant?.name ?? '');
  const rewriter = new HTMLRewriter().on('html', {
    element: async (html) => {
      const domains = html.getAttribute('data-domains') ?? '';
      tenant = await loadTenant(html.getAttribute('data-api') ?? '', domains.split(','));
    },
  });
  const changeContent = (selector: string, change: (text: string, name: string) => string) =>
    rewriter.on(selector, {
      element: (element) => {
        if (tenant)
          element.setAttribute('content', change(element.getAttribute('content') ?? '', tenant.name));
      },
    });
  rewriter.on('head > title', {
    text: (text) => {
      if (tenant && text.lastInTextNode) text.after(` · ${tenant.name}`);
    },
  });
  changeContent('meta[property="og:title"]', (title, name) => `${title} · ${name}`);
  changeContent('meta[property="og:site_name"]', (_, name) => name);
  changeContent('meta[name="description"]', insertName);
  changeContent('meta[property="og:description"]', insertName);
  rewriter.on('head', {
    element: (head) => {
      if (!tenant) return;
      const { name, logo, colour } = tenant;
      const elements = [
        createMeta('property', 'og:url', url),
        createMeta('property', 'og:image', logo),
        createMeta('property', 'og:image:alt', logo && name),
        // Without a media query, which crawlers ignore. Browsers use the page's own elements before it.
        createMeta('name', 'theme-color', colour),
      ];
      head.append(elements.join(''), { html: true });
    },
  });
  return rewriter.transform(page);
}
