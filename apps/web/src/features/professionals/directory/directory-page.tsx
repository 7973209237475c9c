import { directoryList } from '@rise/contract/professionals/directory/list'
import { formatInteger } from '@rise/contract/words'
import { msg, type Pattern, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useParams } from 'react-router'
import { isRefusal } from '../../../app/base/api.ts'
import { queryOf } from '../../../app/base/query.ts'
import { useApi, useSettings } from '../../../app/base/settings.tsx'
import { ErrorBody } from '../../../app/error/error-body.tsx'
import { type ChosenFilter, ChosenFilters, chosenFilters } from '../../../app/lists/chosen-filters.tsx'
import { ListPager } from '../../../app/lists/list-page.tsx'
import { figuresQuery, itemsQuery } from '../../../app/lists/list-queries.ts'
import { ListResults, SkipToResults } from '../../../app/lists/list-results.tsx'
import { useListAddress } from '../../../app/lists/use-list.ts'
import { withoutInvalid } from '../../../app/page/page-error.ts'
import { PageHead } from '../../../app/page/page-head.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { inSentence } from '../../../ui/fields/in-sentence.ts'
import { useLoadingStep } from '../../../ui/states/loading-ladder.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { addressOfPage, isPageNumber } from './directory-address.ts'
import { DirectorySearch } from './directory-search.tsx'
import { type DirectoryPageData, type DirectoryView, filterWords } from './directory-words.ts'
import { NoResults } from './no-results.tsx'
import { PeopleSuggestions } from './people-suggestions.tsx'
import { PersonRow } from './person-row.tsx'
import { RelatedCategories } from './related-categories.tsx'

/** The professionals of Rise: all, those of a category, or those that match the search and filters in the address. */
export function DirectoryPage() {
  const api = useApi()
  const params = useParams()
  const { pathname, search } = useLocation()
  const { view, page, isNarrowed } = useListAddress(directoryList)
  const { productName } = useSettings()
  const isPage = isPageNumber(page)
  const list = useQuery({ ...itemsQuery(api, directoryList, view, page), enabled: isPage })
  const { data: counts } = useQuery(figuresQuery(api, directoryList, view))
  const isStart = !isNarrowed && page === '1'
  const suggestions = useQuery({ ...queryOf(api, 'GET /api/v1/professionals/suggestions'), enabled: isStart })
  const { data, error, isPlaceholderData } = list
  const validAddress = withoutInvalid(error, pathname, search)
  if (validAddress !== undefined) return <Navigate to={validAddress} replace />
  const canonicalHref = addressOfPage(params, search)
  if (canonicalHref !== undefined) return <Navigate to={canonicalHref} replace />
  if (!isPage || isRefusal(error)) return <ErrorBody status={404} />
  // While another view loads, the loaded names belong to the previous one.
  const names = isPlaceholderData ? undefined : data?.names
  const filters = { list: directoryList, view, words: filterWords(view, names) }
  const title = headingOf(view, names)
  // The suggestions are above the list, and must not push it down.
  const isWaiting = isStart && (suggestions.isPending || !data)
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead title={page === '1' ? title : t('{title}, page {page}', { title, page })} noindex />
      <h1 className="text-h1">{title}</h1>
      <SkipToResults />
      <p className="mt-2 min-h-[1.75rem] text-lead text-muted tabular-nums" role="status">
        {data && !isPlaceholderData ? resultsInWords(data, isNarrowed ? undefined : productName) : null}
      </p>
      <div className="mt-6">
        <DirectorySearch view={view} names={names} counts={counts} />
      </div>
      <ChosenFilters {...filters} clears />
      {data && !isPlaceholderData ? <Correction view={view} data={data} /> : null}
      {isStart && data ? <PeopleSuggestions /> : null}
      {/* After the wait, the list is a new element: one that was there before would move. */}
      <ListResults key={isWaiting ? 'waiting' : 'complete'}>
        <Results
          list={list}
          isWaiting={isWaiting}
          view={view}
          filters={chosenFilters(filters)}
          heading={isStart ? t('Newest members') : undefined}
        />
      </ListResults>
      {counts ? <RelatedCategories view={view} counts={counts} /> : null}
    </div>
  )
}

function headingOf({ category }: DirectoryView, names: DirectoryPageData['names'] | undefined): string {
  if (category === '') return t('Connections')
  return names?.category
    ? t('Professionals in {category}', { category: inSentence(names.category.name) })
    : t('Professionals')
}

const countTexts: Readonly<Record<DirectoryPageData['sort'], Pattern>> = {
  relevance: msg(
    '{count, plural, one {{shown} professional, best matches first} other {{shown} professionals, best matches first}}',
  ),
  newest: msg('{count, plural, one {{shown} professional, newest first} other {{shown} professionals, newest first}}'),
  followers: msg(
    '{count, plural, one {{shown} professional, most followers first} other {{shown} professionals, most followers first}}',
  ),
}

/** Without filters, the number is that of all members of the product, and the list's heading names the order. */
function resultsInWords(data: DirectoryPageData, product: string | undefined): string {
  if (data.total === 0) return t('No one found')
  const values = { count: data.total, shown: formatInteger(data.total, data.totalCapped) }
  return product === undefined
    ? t(countTexts[data.sort], values)
    : t('{count, plural, one {{shown} professional on {product}} other {{shown} professionals on {product}}}', {
        ...values,
        product,
      })
}

interface ResultsProps {
  /** Whether something above the list is still loading. */
  isWaiting: boolean
  list: ReturnType<typeof useQuery<DirectoryPageData>>
  view: DirectoryView
  filters: readonly ChosenFilter<keyof DirectoryView>[]
  heading: string | undefined
}

function Results({
  isWaiting,
  list: { data, isFetching, isPlaceholderData, isError, refetch },
  view,
  filters,
  heading,
}: ResultsProps) {
  const step = useLoadingStep((data === undefined || isWaiting) && !isError)
  if (isError && (data === undefined || isPlaceholderData)) {
    return (
      <div className="mt-8">
        <FailedBlock
          title={t('Professionals could not be loaded')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    )
  }
  if (data === undefined || step !== 'nothing') return step === 'nothing' ? null : <PeopleSkeleton />
  return (
    <section
      aria-label={heading === undefined ? t('Professionals found') : undefined}
      aria-labelledby={heading === undefined ? undefined : 'everyone'}
      aria-busy={isPlaceholderData}
      className={cx('mt-8 transition-opacity', isPlaceholderData && 'opacity-60 delay-150')}
    >
      {heading === undefined ? null : (
        <h2 id="everyone" className="mb-4 text-h2">
          {heading}
        </h2>
      )}
      {data.total === 0 ? (
        <NoResults filters={filters} />
      ) : (
        <ol className="rows">
          {data.items.map((person) => (
            <li key={person._id} className="row">
              <PersonRow person={person} heading={heading === undefined ? 'h2' : 'h3'} />
            </li>
          ))}
        </ol>
      )}
      <ListPager list={directoryList} view={view} data={data} />
    </section>
  )
}

function PeopleSkeleton() {
  return (
    <SkeletonGroup label={t('Loading professionals')} className="mt-8">
      <div className="flex flex-col gap-4">
        {['one', 'two', 'three', 'four', 'five', 'six'].map((row) => (
          <Skeleton key={row} className="h-[4.5rem] w-full" />
        ))}
      </div>
    </SkeletonGroup>
  )
}

/** Says which word was corrected because no one matched it, and offers to search for the original word. */
function Correction({ view, data: { correction } }: { view: DirectoryView; data: DirectoryPageData }) {
  if (correction === null) return null
  const { typed, taken } = correction
  return (
    <p className="mt-4 text-muted">
      {rich('No one matches “{typed}”. Showing results for <strong>{taken}</strong>.', {
        typed,
        taken,
        strong: (text) => <strong className="font-semibold">{text}</strong>,
      })}{' '}
      <TextLink to={directoryList.href({ ...view, q: view.q.replace(typed, `"${typed}"`) })}>
        {t('Search for {typed} instead', { typed })}
      </TextLink>
    </p>
  )
}
