import { textRenderedEvent } from '../../src/lib/browser/page.ts';
import { hashSource } from '../hosting/content-security-policy.ts';
import { deferredTemplateId } from './modulepreload.ts';

const islandMarkup =
  /(?:<style>[^<]*<\/style>)?(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>)+<astro-island ([^>]*)><\/astro-island>/;

/**
 * Contains no file name, so that the hash is equal in every build. A failed import becomes an error event of
 * the island.
 */
const startApp =
  'let i=document.querySelector("astro-island");import(i.getAttribute("component-url")).catch(e=>{console.error(e);i.dispatchEvent(new Event("error"))})';

/** Maximum wait for the text of a compliance page, after which the app reports the failure. */
const textTimeoutMs = 1_500;

const startImmediately = `{${startApp}}`;
const startAfterText = `new Promise(r=>{document.addEventListener("${textRenderedEvent}",r);setTimeout(r,${textTimeoutMs})}).then(()=>{document.head.append(document.getElementById("${deferredTemplateId}").content);${startApp}})`;

/**
 * Replaces Astro's island loader (a tenth of the page) by one line, because the only island mounts itself.
 * Removes Astro's invalid style in the body; base.css has its rule.
 * @throws {Error} when the page has no such island
 */
export function replaceIslandLoader(html: string): string {
  const [found = '', attributes = ''] = islandMarkup.exec(html) ?? [];
  const [component] = /component-url="[^"]+"/.exec(attributes) ?? [];
  if (!component || !attributes.includes('client="only"')) {
    throw new Error('The page has no island that only the browser renders');
  }
  const script = html.includes(`<template id="${deferredTemplateId}">`) ? startAfterText : startImmediately;
  return html
    .replace(/script-src [^;"]*/, (sources) => `${sources} ${hashSource(script)}`)
    .replace(found, () => `<astro-island ssr ${component}></astro-island><script>${script}</script>`);
}
