import { withoutPrefix } from '@rise/texts/page-languages'

/** Returns the path of the browser's address without the prefix of its language, as routes have it. */
export function presentPath(): string {
  return withoutPrefix(window.location.pathname, document.documentElement.dataset.prefix ?? '')
}
