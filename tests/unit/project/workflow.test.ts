import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly if?: string;
  readonly environment?: { readonly name: string };
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const names = ['ci', 'nightly', 'status'] as const;

function load(name: (typeof names)[number]) {
  const text = read(`.github/workflows/${name}.yml`);
  const workflow = parse(text) as Workflow;
  const jobs = Object.entries(workflow.jobs);
  const withSecrets = jobs.filter(([, job]) => JSON.stringify(job).includes('secrets.'));
  return { text, workflow, jobs, withSecrets, steps: jobs.flatMap(([, job]) => job.steps) };
}

const repository = 'club/raffles';

function pullRequest(login: string, type: string, branch: string, from = repository) {
  const head = { ref: branch, repo: { full_name: from } };
  const event = { pull_request: { user: { login, type }, head } };
  return { event_name: 'pull_request', repository, head_ref: branch, ref: 'refs/pull/7/merge', event };
}

const push = { event_name: 'push', repository, head_ref: '', ref: 'refs/heads/main', event: {} };
const ofPerson = pullRequest('alex', 'User', 'wallet');
const unread = {
  'a pull request of Renovate': pullRequest('renovate[bot]', 'Bot', 'renovate/dompurify-3.x'),
  'a pull request of Renovate with an account of its own': pullRequest('updates', 'User', 'renovate/all'),
  'a pull request of Dependabot': pullRequest(
    'dependabot[bot]',
    'Bot',
    'dependabot/npm_and_yarn/dompurify-3',
  ),
  'a pull request from a fork': pullRequest('stranger', 'User', 'wallet', 'stranger/raffles'),
};

/** Evaluates as JavaScript, which shares the operators. */
function evaluate(expression: string, github: object): unknown {
  const startsWith = (whole: string, start: string) => whole.startsWith(start);
  return runInNewContext(expression.replace(/^\$\{\{|\}\}$/g, ''), { github, startsWith });
}

describe.each(names)('the workflow %s', (name) => {
  const { text, workflow, jobs, steps, withSecrets } = load(name);

  it('uses actions at exact commits, so that nobody changes them under us', () => {
    const uses = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d/);
  });

  it('may read the repository and nothing else', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const [name, job] of jobs) expect(job.permissions, name).toBeUndefined();
  });

  it('puts nothing that others write into a command', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });

  it('gives secrets by their names, to steps of a job with an environment', () => {
    for (const [job, { environment }] of withSecrets) expect(environment?.name, job).toBeTruthy();
    const given = steps.flatMap(({ env = {} }) => Object.entries(env));
    const secrets = given.filter(([name]) => /TOKEN|ACCOUNT_ID|PASSWORD/.test(name));
    for (const [name, value] of secrets) expect(value).toBe(`\${{ secrets.${name} }}`);
    const [, ...uses] = text.split('secrets.');
    expect(uses).toHaveLength(secrets.length);
  });
});

describe('the workflow of changes', () => {
  const { text, workflow, jobs, steps, withSecrets } = load('ci');

  it('never runs with the rights of the base branch', () => {
    expect(Object.keys(workflow.on).sort()).toEqual(['pull_request', 'push']);
    expect(workflow.on['push']).toEqual({ branches: ['main'] });
  });

  it('gives secrets to the deployment alone', () => {
    expect(withSecrets.map(([name]) => name)).toEqual(['deploy']);
  });

  it('runs every part of the tests, the browser tests in shards that make a whole', () => {
    const matrix = (workflow.jobs['test'] as Job & { strategy: { matrix: { part: string[] } } }).strategy
      .matrix;
    const shards = matrix.part
      .filter((part) => part.startsWith('browser '))
      .map((part) => / --shard=(\S+)/.exec(part)?.[1]);
    expect(shards).toEqual(shards.map((_, index) => `${index + 1}/${shards.length}`));
    const parts = new Set(matrix.part.map((part) => part.split(' ')[0]));
    const known = /const parts = \{(.*?)\n\};/s.exec(read('scripts/test.mjs'))?.[1] ?? '';
    expect([...parts].sort()).toEqual([...known.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name).sort());
  });

  it('takes them from an environment: that of the clubs for main, another for previews', () => {
    for (const [name, { environment }] of withSecrets) {
      expect(evaluate(environment?.name ?? "''", push), name).toBe('production');
      expect(evaluate(environment?.name ?? "''", ofPerson), name).toBe('preview');
    }
  });

  it.each(Object.entries(unread))('runs tests alone for %s', (_, github) => {
    const running = jobs.filter(([, job]) => evaluate(job.if ?? 'true', github)).map(([name]) => name);
    expect(running).toEqual(['test']);
  });

  it.each([
    ['main', push],
    ['a pull request of a person', ofPerson],
  ])('uploads %s, and gives main alone to the clubs', (_, github) => {
    const running = jobs.filter(([, job]) => evaluate(job.if ?? 'true', github)).map(([name]) => name);
    expect(running).toEqual(['test', 'deploy', ...(github === push ? [] : ['gallery'])]);
    const deploys = steps.filter(({ run }) => run?.includes('versions deploy'));
    expect(deploys.map((step) => evaluate(step.if ?? 'true', github))).toEqual([github === push]);
  });

  it('keeps the gallery beside the preview, and links both from the summary, also of a failed run', () => {
    const { steps } = workflow.jobs['gallery'] ?? { steps: [] };
    const [upload] = steps.filter(({ id }) => id === 'pictures');
    expect(upload).toMatchObject({ if: 'always()', with: { path: 'gallery/' } });
    const order = ['npm run gallery', 'upload-artifact', 'GITHUB_STEP_SUMMARY'];
    const places = order.map((word) => steps.findIndex((step) => JSON.stringify(step).includes(word)));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(steps.at(-1)).toMatchObject({
      if: 'always()',
      env: { PICTURES: `\${{ steps.${upload?.id}.outputs.artifact-url }}` },
    });
    const ofPreview = workflow.jobs['deploy']?.steps.find(({ run }) => run?.includes('GITHUB_STEP_SUMMARY'));
    expect(ofPreview?.env).toEqual({ URL: `\${{ steps.upload.outputs.url }}` });
  });

  it('tests before it uploads, and looks before the clubs get it', () => {
    const order = [
      'npm run test:part',
      'npm run build',
      'versions upload',
      'npm run smoke',
      'versions deploy',
    ];
    const places = order.map((step) => text.indexOf(step));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });
});

describe('the bot of the dependencies', () => {
  const settings = read('.github/renovate.json');

  it('merges nothing by itself', () => {
    expect(JSON.parse(settings)).toMatchObject({ automerge: false });
    expect(settings).not.toMatch(/"(automerge|platformAutomerge)": true|:automerge/i);
  });

  it('updates everything once a week, and the sanitiser at once, which it leaves to a person', () => {
    const { schedule, packageRules } = JSON.parse(settings) as {
      readonly schedule: readonly string[];
      readonly packageRules: readonly { readonly matchPackageNames?: readonly string[] }[];
    };
    const rules = packageRules.filter(({ matchPackageNames }) => matchPackageNames?.includes('dompurify'));
    expect(schedule).toEqual(['before 6am on monday']);
    expect(rules).toMatchObject([{ automerge: false, schedule: ['at any time'], minimumReleaseAge: null }]);
    // The last matching rule applies.
    expect(packageRules.at(-1)).toBe(rules[0]);
  });

  it('has branches of the prefix that the workflow knows', () => {
    expect(JSON.parse(settings)).toMatchObject({ branchPrefix: 'renovate/' });
  });
});
