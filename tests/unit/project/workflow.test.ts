import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const workflow = readFileSync(new URL('../../../.github/workflows/ci.yml', import.meta.url), 'utf8');

describe('the workflow', () => {
  it('uses actions at exact commits, so that nobody changes them under us', () => {
    const uses = [...workflow.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d/);
  });

  it('names its secrets, and gives none to a step that does not need it', () => {
    const assigned = [...workflow.matchAll(/^ +(?:CLOUDFLARE|SENTRY)_\w*(?:TOKEN|ACCOUNT_ID): (.+)$/gm)];
    expect(assigned.length).toBeGreaterThan(0);
    for (const [, value] of assigned) expect(value).toMatch(/^\$\{\{ secrets\.\w+ \}\}$/);
    expect(workflow.split('  preview:')[0]).not.toContain('secrets.');
  });

  it('may read the repository and nothing else', () => {
    expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  });

  it('tests before it uploads, and looks before the clubs get it', () => {
    const order = ['npm test', 'npm run build', 'versions upload', 'npm run smoke', 'versions deploy'];
    const places = order.map((step) => workflow.indexOf(step));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });
});
