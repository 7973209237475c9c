/**
 * Turns any text into a part of an address: lower-case ASCII letters, digits and single hyphens, cut between words if
 * `maxLength` allows. Text in other scripts yields an empty string, to which callers add an id or a fallback.
 */
export function slugify(text: string, maxLength = 80): string {
  const slug = text
    .replaceAll('&', ' and ')
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .replaceAll('ß', 'ss')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[łŁ]/g, 'l')
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’.]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  if (slug.length <= maxLength) return slug
  const cutSlug = slug.slice(0, maxLength + 1)
  const end = cutSlug.lastIndexOf('-')
  return end > maxLength / 2 ? cutSlug.slice(0, end) : slug.slice(0, maxLength)
}
