import type { PageLanguages } from '@rise/texts/page-languages'

/**
 * Returns the first of these languages that the installation offers; by default, its own. A stored language may no
 * longer be offered.
 */
export function languageToUse(wished: readonly (string | null | undefined)[], languages: PageLanguages): string {
  return wished.find((language) => language != null && languages.includes(language)) ?? languages[0]
}
