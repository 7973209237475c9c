import { directoryList } from '@rise/contract/professionals/directory/list'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useParams } from 'react-router'
import { isRefusal } from '../../../app/base/api.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ErrorBody } from '../../../app/error/error-body.tsx'
import { type ChosenFilter, ChosenFilters, chosenFilters } from '../../../app/lists/chosen-filters.tsx'
import { ListPager } from '../../../app/lists/list-page.tsx'
import { figuresQuery, itemsQuery } from '../../../app/lists/list-queries.ts'
import { useListAddress } from '../../../app/lists/use-list.ts'
import { withoutInvalid } from '../../../app/page/page-error.ts'
import { PageHead } from '../../../app/page/page-head.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { useLoadingStep } from '../../../ui/states/loading-ladder.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { addressOfPage, isPageNumber } from './directory-address.ts'
import { DirectorySearch } from './directory-search.tsx'
import { type DirectoryPageData, type DirectoryView, filterWords, peopleInWords } from './directory-words.ts'
import { NoResults } from './no-results.tsx'
import { PeopleSuggestions } from './people-suggestions.tsx'
import { PersonCard } from './person-card.tsx'
import { RelatedCategories } from './related-categories.tsx'

const grid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3'

/** The professionals of Rise: all, those of a category, or those that match the search and filters in the address. */
export function DirectoryPage() {
  const api = useApi()
  const params = useParams()
  const { pathname, search } = useLocation()
  const { view, page, isNarrowed } = useListAddress(directoryList)
  const isPage = isPageNumber(page)
  const list = useQuery({ ...itemsQuery(api, directoryList, view, page), enabled: isPage })
  const { data: counts } = useQuery(figuresQuery(api, directoryList, view))
  const { data, error, isPlaceholderData } = list
  const valid = withoutInvalid(error, pathname, search)
  if (valid !== undefined) return <Navigate to={valid} replace />
  const canonicalHref = addressOfPage(params, search)
  if (canonicalHref !== undefined) return <Navigate to={canonicalHref} replace />
  if (!isPage || isRefusal(error)) return <ErrorBody status={404} />
  const isStart = !isNarrowed && page === '1'
  // While another view loads, the names belong to the previous one.
  const names = isPlaceholderData ? undefined : data?.names
  const filters = { list: directoryList, view, words: filterWords(view, names) }
  const title = headingOf(view, names)
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead title={page === '1' ? title : `${title}, page ${page}`} noindex />
      <h1 className="text-h1">{title}</h1>
      <p className="mt-2 min-h-[1.75rem] text-lead text-muted tabular-nums" role="status">
        {data && !isPlaceholderData ? foundInWords(data) : null}
      </p>
      <div className="mt-6">
        <DirectorySearch view={view} names={names} counts={counts} />
      </div>
      <ChosenFilters {...filters} clears />
      {data && !isPlaceholderData ? <Correction view={view} data={data} /> : null}
      {isStart ? <PeopleSuggestions /> : null}
      <Results
        list={list}
        view={view}
        filters={chosenFilters(filters)}
        heading={isStart ? 'Newest members' : undefined}
      />
      {counts ? <RelatedCategories view={view} counts={counts} /> : null}
    </div>
  )
}

function headingOf({ category }: DirectoryView, names: DirectoryPageData['names'] | undefined): string {
  if (category === '') return 'Connections'
  return names?.category ? `Professionals in ${names.category.name.toLowerCase()}` : 'Professionals'
}

const orders = {
  relevance: 'best matches first',
  newest: 'newest first',
  followers: 'most followers first',
} as const

function foundInWords(data: DirectoryPageData): string {
  return data.total === 0 ? 'No one found' : `${peopleInWords(data)}, ${orders[data.sort]}`
}

interface FoundProps {
  list: ReturnType<typeof useQuery<DirectoryPageData>>
  view: DirectoryView
  filters: readonly ChosenFilter<keyof DirectoryView>[]
  heading: string | undefined
}

function Results({
  list: { data, isFetching, isPlaceholderData, isError, refetch },
  view,
  filters,
  heading,
}: FoundProps) {
  const step = useLoadingStep(data === undefined && !isError)
  if (isError && (data === undefined || isPlaceholderData)) {
    return (
      <div className="mt-8">
        <FailedBlock title="Professionals could not be loaded" retrying={isFetching} onRetry={() => void refetch()} />
      </div>
    )
  }
  if (data === undefined || step !== 'nothing') return step === 'nothing' ? null : <PeopleSkeleton />
  return (
    <section
      aria-label={heading === undefined ? 'Professionals found' : undefined}
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
        <ol className={grid}>
          {data.items.map((person) => (
            <li key={person._id}>
              <PersonCard person={person} heading={heading === undefined ? 'h2' : 'h3'} />
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
    <SkeletonGroup label="Loading professionals" className="mt-8">
      <div className={grid}>
        {['one', 'two', 'three', 'four', 'five', 'six'].map((card) => (
          <Skeleton key={card} className="h-[13rem] w-full" />
        ))}
      </div>
    </SkeletonGroup>
  )
}

/** Says which word was corrected because no one matched it, and offers to search for it anyway. */
function Correction({ view, data: { correction } }: { view: DirectoryView; data: DirectoryPageData }) {
  if (correction === null) return null
  const { typed, taken } = correction
  return (
    <p className="mt-4 text-muted">
      No one matches “{typed}”. Showing results for <strong className="font-semibold">{taken}</strong>.{' '}
      <TextLink to={directoryList.href({ ...view, q: view.q.replace(typed, `"${typed}"`) })}>
        Search for {typed} instead
      </TextLink>
    </p>
  )
}
