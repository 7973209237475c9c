import type { SearchTerm, Understood } from '@rise/contract/jobs/search/shapes'
import { TextLink } from '../../ui/base/link.tsx'
import { jobsHref } from './base/jobs-address.ts'
import type { JobsView } from './base/jobs-view.ts'
import type { JobsPageData } from './base/queries.ts'
import { correctedWords, hasOperators } from './readings/read-names.ts'
import { SearchReadings } from './readings/search-readings.tsx'
import { SortLink } from './sort-link.tsx'

/** Shows how the words of a search were interpreted, with buttons to revert each part, and their other meanings. */
export function UnderstoodSearch({
  view,
  understood,
  suggestion,
}: {
  view: JobsView
  understood: Understood
  suggestion: string | null
}) {
  const searchHref = (keyword: string) => jobsHref({ ...view, keyword, page: undefined })
  const sentence = sentenceOf(understood)
  const readings = <SearchReadings view={view} understood={understood} />
  if (!sentence && !suggestion) return readings
  return (
    <>
      <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-body text-muted">
        {sentence ? <span>{sentence}</span> : null}
        {understood.insist ? (
          <span>
            Search for{' '}
            <TextLink to={searchHref(understood.insist)} rel="nofollow">
              “{view.keyword}” exactly
            </TextLink>
          </span>
        ) : null}
        {suggestion ? (
          <span>
            Did you mean <TextLink to={searchHref(suggestion)}>{suggestion}</TextLink>?
          </span>
        ) : null}
      </p>
      {readings}
    </>
  )
}

/**
 * Returns `Showing jobs for “engineer”.` after a correction, and `Looking for engineer or developer, without manager.`
 * with operators. Undefined for plain words.
 */
export function sentenceOf(understood: Understood): string | undefined {
  const { allOf, noneOf } = understood
  if (hasOperators(understood)) return `Looking for ${withOperators(allOf, noneOf)}.`
  const correctedText = correctedWords(understood)
  return correctedText === undefined ? undefined : `Showing jobs for “${correctedText}”.`
}

function withOperators(allOf: Understood['allOf'], noneOf: readonly SearchTerm[]): string {
  const groups = allOf.map(({ anyOf }) => anyOf.map(textOf).join(' or '))
  // A comma precedes "and", because "a or b and c" is ambiguous.
  const includedText = groups.join(allOf.some(({ anyOf }) => anyOf.length > 1) ? ', and ' : ' and ')
  const excludedText = noneOf.length > 0 ? `without ${noneOf.map(textOf).join(' or ')}` : ''
  return [includedText || 'any job', excludedText].filter(Boolean).join(', ')
}

function textOf({ text, phrase }: SearchTerm): string {
  return phrase ? `“${text}”` : text
}

/** The orders of a search. */
export function SortLinks({ view, sort }: { view: JobsView; sort: JobsPageData['sort'] | undefined }) {
  const hrefOf = (newest: boolean) => jobsHref({ ...view, sort: newest ? 'newest' : undefined, page: undefined })
  return (
    <nav aria-label="Sort" className="flex items-center gap-4 text-small lg:ml-auto">
      <SortLink to={hrefOf(false)} selected={sort === 'relevance'}>
        Relevance
      </SortLink>
      <SortLink to={hrefOf(true)} selected={sort === 'newest'}>
        Newest
      </SortLink>
    </nav>
  )
}
