import { leastMatches, type MatchLimit } from '@rise/contract/match/kinds'
import { matchName } from '@rise/contract/match/words'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
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
    <nav aria-label={t('Sort by match')} className="flex items-center gap-4 text-small">
      {view.keyword ? null : (
        <SortLink to={jobsHref({ ...view, sort: undefined, page: undefined })} selected={!isByMatch}>
          {t('Newest')}
        </SortLink>
      )}
      <SortLink to={jobsHref({ ...view, sort: 'match', page: undefined })} selected={isByMatch}>
        {t('Best match')}
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
    return <FailedBlock title={t('Couldn’t load your matches')} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) return <p className="text-small text-muted">{t('Looking for your best matches …')}</p>
  const options = [...new Set([...leastMatches, ...(atLeast ? [atLeast] : [])])].toSorted((a, b) => a - b)
  return (
    <div aria-busy={isFetching} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-small text-muted tabular-nums">
          {data.among === 0
            ? t('No matches yet')
            : data.total === data.among
              ? t('{count, plural, one {Your {count} best matches} other {Your {count} best matches}}, best first', {
                  count: data.among,
                })
              : t(
                  '{count, plural, one {{shown} job} other {{shown} jobs}} of your {among} best matches, best first. Filters apply to these {among}.',
                  { count: data.total, shown: formatInteger(data.total), among: data.among },
                )}
        </p>
        <CountedSelect
          label={t('Match', 'of a member with a job')}
          name="match"
          any={t('Any match', 'of a member with a job')}
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
          title={t('Nothing in reach comes close today')}
          action={<ButtonLink to={jobsHref({ ...view, sort: undefined })}>{t('Newest jobs')}</ButtonLink>}
        >
          {t('No open job in your reach shares a skill or a title with your story.')}
        </EmptyState>
      ) : data.among === 0 ? (
        <EmptyState
          kind="nothing-yet"
          title={t('No matches yet')}
          action={
            <ButtonLink variant="primary" to="/professional/edit">
              {t('Edit story')}
            </ButtonLink>
          }
        >
          {t('Add your skills and jobs to your story, and the open jobs that fit you best appear here.')}
        </EmptyState>
      ) : (
        <EmptyState
          kind="no-match"
          title={t('None of your best matches fit these filters')}
          action={<ButtonLink to={jobsHref({ ...view, sort: undefined })}>{t('Newest jobs')}</ButtonLink>}
        >
          {t('Remove a filter, or look through all jobs instead.')}
        </EmptyState>
      )}
      <Pager page={data.page} pages={data.pages} hrefFor={(number) => jobsHref({ ...view, page: number })} />
    </div>
  )
}

/** Returns the label of a minimum match. An old address may contain a minimum between the offered ones. */
function filterWords(minimum: number): string {
  const name = leastMatches.some((offered) => offered === minimum) ? matchName(minimum) : undefined
  return name === undefined
    ? t('{percent}% or more', { percent: minimum }, 'match')
    : t('{match} or better', { match: name })
}

/** Says which jobs the list leaves out, with links to see them. */
function Elsewhere({ view, bounds }: { view: JobsView; bounds: readonly MatchLimit[] }) {
  const hrefWith = (elsewhere: true | undefined) => jobsHref({ ...view, elsewhere, page: undefined })
  if (view.elsewhere) {
    return (
      <p className="text-small text-muted">
        {t('Including jobs out of reach, or of a work type you don’t look for. They come last.')}{' '}
        <TextLink to={hrefWith(undefined)}>{t('Hide jobs elsewhere')}</TextLink>
      </p>
    )
  }
  if (bounds.length === 0) return null
  return (
    <p className="text-small text-muted">
      {boundsInWords(bounds)} <TextLink to={hrefWith(true)}>{t('Show jobs elsewhere')}</TextLink>
      {bounds.includes('place') ? (
        <>
          <Dot />
          <TextLink to={WISH_PAGE}>{t('Where you’d move')}</TextLink>
        </>
      ) : null}
    </p>
  )
}

function boundsInWords(bounds: readonly MatchLimit[]): string {
  if (bounds.length > 1) {
    return t('Jobs out of reach from where you live or of a work type you don’t look for aren’t shown.')
  }
  return bounds[0] === 'place'
    ? t('Jobs out of reach from where you live aren’t shown.')
    : t('Jobs of a work type you don’t look for aren’t shown.')
}
