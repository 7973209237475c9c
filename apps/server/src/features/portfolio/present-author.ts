import { nameOf } from '../professionals/index.ts'
import { NAMELESS } from '../session/index.ts'

interface AuthorRow {
  readonly author_kind: 'professional' | 'company'
  readonly author_slug: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly company_name: string | null
}

/** Returns the owner of a case in the contract's shape; an employer is presented as the company. */
export function presentAuthor({ author_kind, author_slug: slug, first_name, last_name, company_name }: AuthorRow) {
  return author_kind === 'company'
    ? { slug, role: 'employer' as const, name: company_name || NAMELESS }
    : {
        slug,
        role: 'professional' as const,
        name: nameOf({ first_name: first_name ?? '', last_name: last_name ?? '' }),
      }
}
