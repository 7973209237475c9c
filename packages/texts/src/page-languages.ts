/**
 * The languages in which an installation offers its pages, as BCP 47 tags. The first is its own: its pages have no
 * prefix. The pages of the others have their tag as the first part of their path: `/de/jobs`.
 */
export type PageLanguages = readonly [own: string, ...others: string[]]

/** Returns the prefix of the paths of a language: an empty text for the installation's own, otherwise `/de`. */
export function prefixOf(language: string, [own]: PageLanguages): string {
  return language === own ? '' : `/${language.toLowerCase()}`
}

/** Returns a path with this prefix: `/jobs` becomes `/de/jobs`, and `/?page=2` becomes `/de?page=2`. */
export function withPrefix(path: string, prefix: string): string {
  return prefix === '' ? path : prefix + path.replace(/^\/(?=[?#]|$)/, '')
}

/** Returns a path without this prefix, if it has it: `/de/jobs` becomes `/jobs`, and `/de` becomes `/`. */
export function withoutPrefix(path: string, prefix: string): string {
  const hasPrefix = prefix !== '' && path.startsWith(prefix) && /^([/?#]|$)/.test(path.slice(prefix.length))
  if (!hasPrefix) return path
  // Browsers would read several slashes as another host.
  return `/${path.slice(prefix.length).replace(/^[/\\]+/, '')}`
}
