import type { Subject } from '../discussion/index.ts'
import { layoffPath } from './list/layoff-row.ts'

interface Named {
  readonly id: string
  readonly slug: string
  readonly company: string
}

/** A layoff as what members react to and comment on. It has no author: it says what a source says. */
export function layoffSubject({ id, slug, company }: Named): Subject {
  return { id, kind: 'layoff', authorId: null, title: layoffName(company), path: layoffPath(slug) }
}

/** What notifications call a layoff. */
export function layoffName(company: string): string {
  return `Layoffs at ${company}`
}
