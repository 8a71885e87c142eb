/**
 * `npm run gallery`: takes pictures of every screen in every state, theme, width and tenant, on one page.
 * Words filter the pictures: `npm run gallery -- phone wallet`.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireBrowser } from './support/machine/browser.mjs';
import { runCommand, startNode } from './support/processes.mjs';
import { localEnvironment, ports, print, root } from './support/settings.mjs';
import { buildIfStale } from './support/site/build.mjs';

const folder = join(root, 'gallery');

/** Filters of the page, in the order of a file name's parts after the state. */
const filters = {
  club: ['ciu', 'riverside', 'harlequin'],
  width: ['phone', 'desktop'],
  theme: ['light', 'dark'],
};

function listPictures(screen) {
  return readdirSync(join(folder, 'pictures', screen))
    .filter((file) => file.endsWith('.jpg'))
    .sort()
    .map((file) => {
      const [state, club, width, theme] = file.replace(/\.jpg$/, '').split('~');
      return { state, club, width, theme, address: `pictures/${screen}/${encodeURIComponent(file)}` };
    });
}

function formatFigure({ state, club, width, theme, address }) {
  return `<figure class="${club} ${width} ${theme}"><a href="${address}"><img src="${address}" loading="lazy" alt="${state}"></a><figcaption>${club} · ${theme}</figcaption></figure>`;
}

function formatSection(screen) {
  const states = Map.groupBy(listPictures(screen), ({ state }) => state);
  const rows = [...states].map(
    ([state, pictures]) => `<h3>${state}</h3><div class="row">${pictures.map(formatFigure).join('')}</div>`,
  );
  return `<section id="${screen}"><h2>${screen}</h2>${rows.join('\n')}</section>`;
}

function formatFilter([name, values]) {
  const inputs = values.map(
    (value) => `<label><input type="checkbox" id="${value}" checked> ${value}</label>`,
  );
  return `<fieldset><legend>${name}</legend>${inputs.join(' ')}</fieldset>`;
}

/** Hides the pictures of unticked values. */
const filterRules = Object.values(filters)
  .flat()
  .map((value) => `body:has(#${value}:not(:checked)) .${value}{display:none}`);

const style = `
  body{margin:0;font:15px/1.4 system-ui;background:#e7e8ea;color:#222}
  header{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;padding:.5rem 1rem;background:#fff}
  fieldset{border:0;margin:0;padding:0}legend{float:left;margin-right:.5rem;font-weight:600}
  nav{display:flex;flex-wrap:wrap;gap:.25rem .75rem}section{padding:0 1rem;scroll-margin-top:6rem}
  .row{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}figure{margin:0}figcaption{font-size:12px}
  img{display:block;background:#fff;box-shadow:0 1px 4px #0004}.phone img{width:220px}.desktop img{width:560px}`;

/** @returns the path of the page */
function writeGallery() {
  const screens = readdirSync(join(folder, 'pictures')).sort();
  const links = screens.map((screen) => `<a href="#${screen}">${screen}</a>`);
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Gallery</title>
<style>${style}\n${filterRules.join('\n')}</style>
<header>${Object.entries(filters).map(formatFilter).join('')}<nav>${links.join(' ')}</nav></header>
${screens.map(formatSection).join('\n')}</html>\n`,
  );
  return page;
}

const patterns = process.argv.slice(2).map((word) => `(?=.*\\b${word}\\b)`);

await runCommand(async () => {
  await requireBrowser();
  // Without it, the states are sampled.
  const env = { ...localEnvironment(ports()), SOAK: 'yes' };
  await buildIfStale(env);
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config=tests/gallery'];
  const code = await startNode([...args, ...(patterns.length ? [`--grep=^${patterns.join('')}`] : [])], env)
    .ended;
  print(`\nThe gallery is at ${writeGallery()}`);
  return code;
}, 130);
