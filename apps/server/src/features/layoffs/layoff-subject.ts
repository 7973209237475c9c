import type { Subject } from '../discussion/index.ts'
import { layoffPath } from './list/layoff-row.ts'

interface NamedLayoff {
  readonly id: string
  readonly slug: string
  readonly company: string
}

/** Returns a layoff as a subject of reactions and comments. It has no author, because it reports a source. */
export function layoffSubject({ id, slug, company }: NamedLayoff): Subject {
  return { id, kind: 'layoff', authorId: null, title: layoffName(company), path: layoffPath(slug) }
}

/** Returns the name of a layoff in notifications. */
export function layoffName(company: string): string {
  return `Layoffs at ${company}`
}
