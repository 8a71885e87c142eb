const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text) {
  return text.replace(/[&<>"]/g, (character) => escapes[character]);
}

function renderCheck({ name, isPassed, detail }) {
  const details = detail && `<pre>${escapeHtml(detail)}</pre>`;
  return `<tr><td>${isPassed ? '✓ passed' : '✗ failed'}</td><td>${escapeHtml(name)}${details}</td></tr>`;
}

function renderGroup({ title, checks }) {
  const rows = checks.map(renderCheck).join('\n');
  return `<h2>${escapeHtml(title)}</h2>\n<table><tbody>\n${rows}\n</tbody></table>`;
}

/**
 * Renders a page without scripts or external files.
 * @param {{ site: string, checkedAt: Date, groups: readonly { title: string, checks: readonly { name: string, isPassed: boolean, detail: string }[] }[] }} status
 */
export function renderStatusPage({ site, checkedAt, groups }) {
  const failed = groups.flatMap(({ checks }) => checks).filter(({ isPassed }) => !isPassed).length;
  const summary = failed === 0 ? 'Everything works.' : `${failed} of the checks failed.`;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${failed === 0 ? '✓' : '✗'} Status of ${escapeHtml(site)}</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
td { padding: .25rem 1rem .25rem 0; vertical-align: top }
td:first-child { white-space: nowrap }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .25rem 0 }
</style>
</head>
<body>
<h1>Status of ${escapeHtml(site)}</h1>
<p>${summary} Checked at <time>${checkedAt.toISOString()}</time>.</p>
${groups.map(renderGroup).join('\n')}
</body>
</html>
`;
}
