import type { SearchTerm, Understood } from '@rise/contract/jobs/search/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
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
  const { insist } = understood
  const searchHref = (keyword: string) => jobsHref({ ...view, keyword, page: undefined })
  const sentence = sentenceOf(understood)
  const readings = <SearchReadings view={view} understood={understood} />
  if (!sentence && !suggestion) return readings
  return (
    <>
      <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-body text-muted">
        {sentence ? <span>{sentence}</span> : null}
        {insist ? (
          <span>
            {rich('Search for <link>“{words}” exactly</link>', {
              words: view.keyword ?? '',
              link: (text) => (
                <TextLink to={searchHref(insist)} rel="nofollow">
                  {text}
                </TextLink>
              ),
            })}
          </span>
        ) : null}
        {suggestion ? (
          <span>
            {rich('Did you mean {words}?', {
              words: <TextLink to={searchHref(suggestion)}>{suggestion}</TextLink>,
            })}
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
  if (hasOperators(understood)) return t('Looking for {words}.', { words: withOperators(allOf, noneOf) })
  const correctedText = correctedWords(understood)
  return correctedText === undefined ? undefined : t('Showing jobs for “{words}”.', { words: correctedText })
}

function withOperators(allOf: Understood['allOf'], noneOf: readonly SearchTerm[]): string {
  const groups = allOf.map(({ anyOf }) => alternatives(anyOf))
  const hasAlternatives = allOf.some(({ anyOf }) => anyOf.length > 1)
  const joinedGroups = groups.reduce((first, second) => {
    if (first === '') return second
    // A comma precedes "and", because "a or b and c" is ambiguous.
    return hasAlternatives
      ? t('{first}, and {second}', { first, second })
      : t('{first} and {second}', { first, second })
  }, '')
  const words = joinedGroups || t('any job', 'in “Looking for any job, without interns.”')
  return noneOf.length > 0 ? t('{words}, without {excluded}', { words, excluded: alternatives(noneOf) }) : words
}

function alternatives(terms: readonly SearchTerm[]): string {
  return terms
    .map(termText)
    .reduce((first, second) => (first ? t('{first} or {second}', { first, second }) : second), '')
}

function termText({ text, phrase }: SearchTerm): string {
  return phrase ? t('“{words}”', { words: text }) : text
}

/** The orders of a search. */
export function SortLinks({ view, sort }: { view: JobsView; sort: JobsPageData['sort'] | undefined }) {
  const hrefOf = (newest: boolean) => jobsHref({ ...view, sort: newest ? 'newest' : undefined, page: undefined })
  return (
    <nav aria-label={t('Sort')} className="flex items-center gap-4 text-small lg:ml-auto">
      <SortLink to={hrefOf(false)} selected={sort === 'relevance'}>
        {t('Relevance')}
      </SortLink>
      <SortLink to={hrefOf(true)} selected={sort === 'newest'}>
        {t('Newest')}
      </SortLink>
    </nav>
  )
}
