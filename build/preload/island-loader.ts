import { textRenderedEvent } from '../../src/lib/browser/runtime.ts';
import { hashSource } from '../hosting/content-security-policy.ts';
import { deferredTemplateId } from './modulepreload.ts';

/** Astro's style for islands, which stands in the body, its loaders, and the island. */
const island =
  /(?:<style>[^<]*<\/style>)?(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>)+<astro-island ([^>]*)><\/astro-island>/;

/** Says nothing of a file's name: the same for every build. What went wrong is an event of the island's, as of a script's. */
const start =
  'let i=document.querySelector("astro-island");import(i.getAttribute("component-url")).catch(e=>{console.error(e);i.dispatchEvent(new Event("error"))})';

/** So long a page's own text may keep its app waiting, in ms: where it does not come, the app says what is the matter. */
const textMs = 1_500;

const startAtOnce = `{${start}}`;
const startAfterText = `new Promise(r=>{document.addEventListener("${textRenderedEvent}",r);setTimeout(r,${textMs})}).then(()=>{document.head.append(document.getElementById("${deferredTemplateId}").content);${start}})`;

/**
 * The page with a line in the place of Astro's loader, which knows islands of every kind and is a tenth of the page: the
 * app is one island, `client:only`, that draws itself. Astro's style for it goes too: the HTML standard allows none in a
 * body, and base.css has the rule. Where the page names the app's files for later, these come once its text is there.
 * That its files are missing is for missing-scripts.js to say.
 * @throws {Error} when the page has no such island
 */
export function replaceIslandLoader(html: string): string {
  const [found = '', attributes = ''] = island.exec(html) ?? [];
  const [component] = /component-url="[^"]+"/.exec(attributes) ?? [];
  if (!component || !attributes.includes('client="only"')) {
    throw new Error('The page has no island that the browser alone draws');
  }
  const script = html.includes(`<template id="${deferredTemplateId}">`) ? startAfterText : startAtOnce;
  return html
    .replace(/script-src [^;"]*/, (sources) => `${sources} ${hashSource(script)}`)
    .replace(found, () => `<astro-island ssr ${component}></astro-island><script>${script}</script>`);
}
