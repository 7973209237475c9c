import { fieldOf } from '../board-items.ts'

/** Fields that may contain postings: graphs, lists and their elements, a page's main entity. */
const holders = ['@graph', '@included', 'itemListElement', 'item', 'mainEntity', 'hasPart', 'subjectOf']
const deepest = 20

/** Yields the schema.org JobPostings in a value of JSON-LD, in the order of the value. */
export function* jobPostingsIn(value: unknown, depth = 0): Generator<object> {
  if (depth > deepest || typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const element of value) yield* jobPostingsIn(element, depth + 1)
  } else if (isJobPosting(value)) yield value
  else for (const holder of holders) yield* jobPostingsIn(fieldOf(value, holder), depth + 1)
}

function isJobPosting(value: object): boolean {
  return [fieldOf(value, '@type')]
    .flat()
    .some((type) => typeof type === 'string' && /^(?:https?:\/\/schema\.org\/|schema:)?JobPosting$/.test(type))
}

/**
 * Returns the text of a JSON-LD value, which may be a text, a number, an object with a name or a value, or a list of
 * these. Of a list, the first entry with a text counts. Null if there is none.
 */
export function textOf(value: unknown, fields: readonly string[] = ['name', '@value', 'value']): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return null
  const inner: readonly unknown[] = Array.isArray(value)
    ? value.slice(0, 50)
    : fields.map((field) => fieldOf(value, field))
  for (const element of inner) {
    const text = Array.isArray(element) ? null : textOf(element, fields)
    if (text !== null) return text
  }
  return null
}

/** Returns all texts of a value that may be a single text or a list. */
export function textsOf(value: unknown): string[] {
  return [value].flat().flatMap((one) => textOf(one) ?? [])
}
