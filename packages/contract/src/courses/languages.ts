const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Returns the English name of a language, such as English for `en`; undefined for codes that stand for none. */
export function languageName(code: string): string | undefined {
  return /^[a-z]{2}$/.test(code) ? names.of(code) : undefined
}

/** Returns all languages with a code of two letters, by name. */
export function allLanguages(): { slug: string; name: string }[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((slug) => {
      const name = languageName(slug)
      return name === undefined ? [] : [{ slug, name }]
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}
