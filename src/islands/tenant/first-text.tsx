/** Renders the cached, then the prefetched tenant's text before React loads. */
import { isAppLoaded, isBrowser, textRenderedEvent } from '../../lib/browser/page.ts';
import { currentTenantPath } from '../../lib/config.ts';
import { peekPrefetched } from '../../lib/prefetch/prefetched-requests.ts';
import { tenantApiBase, tenantHost } from '../../lib/tenant/current-tenant.ts';
import { readCachedTenant } from '../../lib/tenant/page-tenant.ts';
import { logoImageClass } from '../app-shell/frame-class.ts';
import { loadSanitiser, setCleanHtml, setInitialHtml } from '../ui/content/clean-html.tsx';
import { PageTextView, scrollToLinkedSection } from '../ui/content/page-text-view.tsx';
import { renderStatic } from '../ui/static-renderer.ts';

function getText(tenant: unknown, field: string): string {
  if (typeof tenant !== 'object' || tenant === null) return '';
  const value: unknown = Reflect.get(tenant, field);
  return typeof value === 'string' ? value : '';
}

/** Delays the app, because its files compete with the text. */
function startAppLoading(): void {
  requestAnimationFrame(() => setTimeout(() => document.dispatchEvent(new Event(textRenderedEvent))));
}

/** Renders nothing without text or once the app is loaded. */
function createTextRenderer(container: HTMLElement, head: Element) {
  let rendered = '';
  return async (tenant: unknown): Promise<void> => {
    const html = getText(tenant, container.dataset['field'] ?? '');
    const name = getText(tenant, 'name');
    const logo = getText(tenant, 'logo_url');
    const content = JSON.stringify([html, name, logo]);
    if (!html.trim() || !name || content === rendered) return;
    rendered = content;
    const { sanitise } = await loadSanitiser();
    if (isAppLoaded() || content !== rendered) return;
    const clean = sanitise(html, 'page');
    setInitialHtml(html, clean);
    const logoBox = head.querySelector('[data-slot=letterhead-logo]');
    logoBox?.firstElementChild?.replaceChildren(
      ...renderStatic(<img className={logoImageClass} src={logo} alt="" />),
    );
    logoBox?.toggleAttribute('hidden', !logo);
    head.querySelector('[data-slot=letterhead-name]')?.replaceChildren(name);
    container.replaceChildren(...renderStatic(<PageTextView clean={clean} />));
    for (const view of container.querySelectorAll('.prose')) setCleanHtml(view, clean);
    scrollToLinkedSection(clean.headings);
    startAppLoading();
  };
}

async function renderFirstText(): Promise<void> {
  const container = document.querySelector<HTMLElement>('#skeleton [data-field]');
  const head = container?.previousElementSibling;
  if (!container || !head) return;
  const render = createTextRenderer(container, head);
  const cachedRender = render(readCachedTenant(tenantHost.subdomain)?.tenant);
  const reply = await peekPrefetched(tenantApiBase + currentTenantPath);
  if (reply?.ok) await render(reply.json());
  await cachedRender;
}

// The app reports failures.
if (isBrowser)
  renderFirstText()
    .catch(() => {})
    .finally(startAppLoading);
