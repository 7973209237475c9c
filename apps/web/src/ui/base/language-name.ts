/** Returns the name of a language in that language, with a capital: “Deutsch”, “Español”. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
