import type { TenantSummary } from './tenant-summary.ts';

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function meta(name: 'property' | 'name', value: string, content: string | undefined): string {
  return content ? `<meta ${name}="${value}" content="${escaped(content)}">` : '';
}

/**
 * Puts a club into a page's head: attributes, texts and meta elements alone, so that no script changes and the page's
 * policy holds.
 * @param learn finds the club by what the page says of its build; null leaves the page as it is
 * @param address of the page, without its query
 */
export function addMetaTags(
  page: Response,
  address: string,
  learn: (apiTemplate: string, domains: readonly string[]) => Promise<TenantSummary | null>,
): Response {
  let club: TenantSummary | null = null;
  const withName = (text: string) => text.replace(/\b(?:this|your) club\b/, () => club?.name ?? '');
  const rewriter = new HTMLRewriter().on('html', {
    element: async (html) => {
      const domains = html.getAttribute('data-domains') ?? '';
      club = await learn(html.getAttribute('data-api') ?? '', domains.split(','));
    },
  });
  const nameIn = (selector: string, change: (text: string, name: string) => string) =>
    rewriter.on(selector, {
      element: (element) => {
        if (club) element.setAttribute('content', change(element.getAttribute('content') ?? '', club.name));
      },
    });
  rewriter.on('head > title', {
    text: (text) => {
      if (club && text.lastInTextNode) text.after(` · ${club.name}`);
    },
  });
  nameIn('meta[property="og:title"]', (title, name) => `${title} · ${name}`);
  nameIn('meta[property="og:site_name"]', (_, name) => name);
  nameIn('meta[name="description"]', withName);
  nameIn('meta[property="og:description"]', withName);
  rewriter.on('head', {
    element: (head) => {
      if (!club) return;
      const { name, logo, colour } = club;
      const more = [
        meta('property', 'og:url', address),
        meta('property', 'og:image', logo),
        meta('property', 'og:image:alt', logo && name),
        // After those of the page, which browsers take, and without their condition, which others do not read.
        meta('name', 'theme-color', colour),
      ];
      head.append(more.join(''), { html: true });
    },
  });
  return rewriter.transform(page);
}
