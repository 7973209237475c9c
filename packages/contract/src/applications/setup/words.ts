/** The placeholders of templates, in braces; each is replaced by the applicant's own data. */
export const placeholders = ['first name', 'name', 'job', 'company'] as const
export type Placeholder = (typeof placeholders)[number]

/** Returns a text with its placeholders filled in; unknown ones stay. */
export function fillIn(
  text: string,
  { name, job, company }: Readonly<Record<'name' | 'job' | 'company', string>>,
): string {
  const words: Readonly<Record<Placeholder, string>> = { 'first name': name.split(' ')[0] ?? name, name, job, company }
  return text.replaceAll(/\{([a-z ]{1,20})\}/gi, (whole, inner: string) => {
    const knownPlaceholder = placeholders.find((placeholder) => placeholder === inner.trim().toLowerCase())
    return knownPlaceholder === undefined ? whole : words[knownPlaceholder]
  })
}
