// All styles come beside the scripts and hold no paint back: until they are there, those in the page do.
document.addEventListener(
  'load',
  ({ target }) => {
    if (target.id === 'styles' && target.rel === 'preload')
      Object.assign(target, { rel: 'stylesheet', media: 'all' });
  },
  true,
);
