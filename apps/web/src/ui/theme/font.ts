import latinUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

/**
 * The address of the only font file that every page needs (latin, upright, all weights), for
 * `<link rel="preload" as="font" type="font/woff2" crossorigin>` in the page's head.
 */
export const preloadFontUrl: string = latinUrl
