import { leastMatches, type MatchLimit } from '@rise/contract/match/kinds'
import { matchName } from '@rise/contract/match/words'
import { useQuery } from '@tanstack/react-query'
import { keepPrevious, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { Dot } from '../../../ui/base/facts.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Pager } from '../../../ui/base/pager.tsx'
import { CountedSelect } from '../../../ui/fields/counted-choice.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { formatCount } from '../base/format.ts'
import { JobCardList } from '../base/job-card.tsx'
import { jobsHref } from '../base/jobs-address.ts'
import type { JobsView } from '../base/jobs-view.ts'
import { filterOf } from '../base/queries.ts'
import { useRememberResults } from '../results/use-remember-results.ts'
import { SortLink } from '../sort-link.tsx'
import { useShowView } from '../use-show-view.ts'

// Loaded together, because each is small.
export { FitsYou } from './fits-you.tsx'

/** The page where members enter the work they want, and where they would move. */
const WISH_PAGE = '/jobs/digest/review-my-info#wish'

/** The link for the order by match, for professionals only. */
export function MatchSort({ view }: { view: JobsView }) {
  const isByMatch = view.sort === 'match'
  return (
    <nav aria-label="Sort by match" className="flex items-center gap-4 text-small">
      {view.keyword ? null : (
        <SortLink to={jobsHref({ ...view, sort: undefined, page: undefined })} selected={!isByMatch}>
          Newest
        </SortLink>
      )}
      <SortLink to={jobsHref({ ...view, sort: 'match', page: undefined })} selected={isByMatch}>
        Best match
      </SortLink>
    </nav>
  )
}

/** The viewer's best matches within the view's filters. */
export function MatchingJobs({ view }: { view: JobsView }) {
  const api = useApi()
  const showView = useShowView()
  const { match: atLeast, elsewhere, page } = view
  const query = {
    ...filterOf(view),
    ...(atLeast && { atLeast }),
    ...(elsewhere && { elsewhere: 'true' as const }),
    ...(page !== undefined && { page }),
  }
  const { data, isError, isFetching, refetch } = useQuery(
    queryOf(api, 'GET /api/v1/matching-jobs', { query }, keepPrevious),
  )
  useRememberResults(data?.items)
  if (isError) {
    return <FailedBlock title="Couldn’t load your matches" onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) return <p className="text-small text-muted">Looking for your best matches …</p>
  const options = [...new Set([...leastMatches, ...(atLeast ? [atLeast] : [])])].toSorted((a, b) => a - b)
  return (
    <div aria-busy={isFetching} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-small text-muted tabular-nums">
          {data.among === 0
            ? 'No matches yet'
            : data.total === data.among
              ? `Your ${data.among} best matches, best first`
              : `${formatCount(data.total)} of your ${data.among} best matches, best first. Filters apply to these ${data.among}.`}
        </p>
        <CountedSelect
          label="Match"
          name="match"
          any="Any match"
          options={options.map((least) => ({ value: String(least), text: filterWords(least) }))}
          value={atLeast === undefined ? '' : String(atLeast)}
          onChange={({ target }) => showView({ ...view, match: Number(target.value) || undefined, page: undefined })}
        />
      </div>
      <Elsewhere view={view} bounds={data.bounds} />
      {data.total > 0 ? (
        <JobCardList jobs={data.items} />
      ) : data.among === 0 && data.known ? (
        <EmptyState
          kind="no-match"
          title="Nothing in reach comes close today"
          action={<ButtonLink to={jobsHref({ ...view, sort: undefined })}>Newest jobs</ButtonLink>}
        >
          No open job in your reach shares a skill or a title with your story.
        </EmptyState>
      ) : data.among === 0 ? (
        <EmptyState
          kind="nothing-yet"
          title="No matches yet"
          action={
            <ButtonLink variant="primary" to="/professional/edit">
              Edit story
            </ButtonLink>
          }
        >
          Add your skills and jobs to your story, and the open jobs that fit you best appear here.
        </EmptyState>
      ) : (
        <EmptyState
          kind="no-match"
          title="None of your best matches fit these filters"
          action={<ButtonLink to={jobsHref({ ...view, sort: undefined })}>Newest jobs</ButtonLink>}
        >
          Remove a filter, or look through all jobs instead.
        </EmptyState>
      )}
      <Pager page={data.page} pages={data.pages} hrefFor={(number) => jobsHref({ ...view, page: number })} />
    </div>
  )
}

/** Returns the label of a minimum match. An old address may contain a minimum between the offered ones. */
function filterWords(minimum: number): string {
  const name = leastMatches.some((offered) => offered === minimum) ? matchName(minimum) : undefined
  return name === undefined ? `${minimum}% or more` : `${name} or better`
}

const limitTexts: Readonly<Record<MatchLimit, string>> = {
  place: 'out of reach from where you live',
  workType: 'of a work type you don’t look for',
}

/** Says which jobs the list leaves out, with links to see them. */
function Elsewhere({ view, bounds }: { view: JobsView; bounds: readonly MatchLimit[] }) {
  const hrefWith = (elsewhere: true | undefined) => jobsHref({ ...view, elsewhere, page: undefined })
  if (view.elsewhere) {
    return (
      <p className="text-small text-muted">
        Including jobs out of reach, or of a work type you don’t look for. They come last.{' '}
        <TextLink to={hrefWith(undefined)}>Hide jobs elsewhere</TextLink>
      </p>
    )
  }
  if (bounds.length === 0) return null
  return (
    <p className="text-small text-muted">
      Jobs {bounds.map((limit) => limitTexts[limit]).join(' or ')} aren’t shown.{' '}
      <TextLink to={hrefWith(true)}>Show jobs elsewhere</TextLink>
      {bounds.includes('place') ? (
        <>
          <Dot />
          <TextLink to={WISH_PAGE}>Where you’d move</TextLink>
        </>
      ) : null}
    </p>
  )
}
