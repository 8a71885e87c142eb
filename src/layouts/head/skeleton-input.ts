/** Records what is pressed and sent in the prerendered screen, until the app takes over (take-over.ts). */

const findSkeleton = () => document.getElementById('skeleton');

/** Holds the submit of a prerendered form until the app sends it. */
document.addEventListener('submit', (event) => {
  const skeleton = findSkeleton();
  if (!(event.target instanceof Node) || !skeleton?.contains(event.target)) return;
  event.preventDefault();
  skeleton.dataset['sent'] = 'true';
});

/** Records clicks on buttons, for example the one that shows the password. */
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('#skeleton button[type=button]');
  if (button) button.toggleAttribute('data-pressed');
});
