/** Class names of a section whose form has two columns on wide pages. */
export const wideFormClass =
  '@min-[46rem]/page:[&_form]:grid-cols-2 @min-[46rem]/page:[&_form]:items-start @min-[46rem]/page:[&_form]:gap-x-8 @min-[46rem]/page:[&_form]:gap-y-6 @min-[46rem]/page:[&_form>.alert]:col-span-full @min-[46rem]/page:[&_form>[type=submit]]:self-end';
