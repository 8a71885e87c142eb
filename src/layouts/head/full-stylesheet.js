// Applies the full stylesheet once its preload ends, so that it does not block the first paint.
document.addEventListener(
  'load',
  ({ target }) => {
    if (target.id === 'styles' && target.rel === 'preload')
      Object.assign(target, { rel: 'stylesheet', media: 'all' });
  },
  true,
);
