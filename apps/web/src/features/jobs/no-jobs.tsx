import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../app/base/settings.tsx'
import { ForSeekers } from '../../app/navigation/audience.tsx'
import { Anchor } from '../../ui/base/anchor.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { ChipLink } from '../../ui/base/chip.tsx'
import { joinFacts } from '../../ui/base/join-facts.ts'
import { TextLink } from '../../ui/base/link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { formatCount } from './base/format.ts'
import { jobsHref } from './base/jobs-address.ts'
import type { JobsView } from './base/jobs-view.ts'
import { popularQuery, totalsQuery } from './base/queries.ts'
import { useViewerAction } from './base/use-viewer-action.ts'
import type { ChosenFilter } from './jobs-heading.ts'

/** The number of popular departments, which fit in one row. */
const POPULAR_COUNT = 5

interface Props {
  readonly view: JobsView
  /** The heading of the list, which names the search once it is saved. */
  readonly title: string
  readonly filters: readonly ChosenFilter[]
  readonly searchable: boolean
}

/**
 * Replaces an empty list: offers to save the search, and shows which filters to remove, each with the number of jobs
 * that would show.
 */
export function NoJobs({ view, title, filters, searchable }: Props) {
  const api = useApi()
  const { data: totals } = useQuery({
    ...totalsQuery(
      api,
      filters.map(({ without }) => without),
    ),
    enabled: filters.length > 0,
  })
  const { data: popular } = useQuery(popularQuery(api))
  const { press } = useViewerAction(async (viewer) =>
    (await import('./marking/save-search.ts')).saveSearch(viewer, view, title),
  )
  if (filters.length === 0) {
    return (
      <EmptyState
        kind="nothing-yet"
        title={t('No jobs yet')}
        action={<ButtonLink to="/companies">{t('See companies')}</ButtonLink>}
      >
        {t('Jobs appear here once a company posts one or imports its board.')}
      </EmptyState>
    )
  }
  const isOnlyWords = filters.length === 1 && view.keyword !== undefined
  const waysOut = filters.flatMap((filter, index) => {
    const total = totals?.[index]
    return filters.length > 1 && total && total.jobs > 0 ? [{ ...filter, ...total }] : []
  })
  return (
    <>
      <EmptyState
        kind="no-match"
        title={
          isOnlyWords && searchable
            ? t('No jobs for “{words}” yet', { words: view.keyword.replace(/^"(.*)"$/, '$1') })
            : t('No jobs match')
        }
        action={
          searchable ? (
            <div className="flex flex-col items-center gap-4">
              <ForSeekers>
                <Button onClick={press}>{t('Email me when one appears', 'a job')}</Button>
              </ForSeekers>
              <TextLink to="/jobs">{isOnlyWords ? t('See all jobs') : t('Clear filters')}</TextLink>
            </div>
          ) : (
            <ButtonLink to="/jobs">{t('See all jobs')}</ButtonLink>
          )
        }
      >
        {searchable
          ? isOnlyWords
            ? t('Try another word.')
            : t('No jobs match all your filters. Remove one.')
          : t('We can’t search for these characters. Use letters or numbers.')}
      </EmptyState>
      {isOnlyWords && popular && popular.departments.length > 0 ? (
        <nav aria-labelledby="popular" className="flex flex-col items-center gap-3">
          <h2 id="popular" className="text-small font-medium text-muted">
            {t('Popular right now')}
          </h2>
          <ul className="flex flex-wrap justify-center gap-2">
            {popular.departments.slice(0, POPULAR_COUNT).map(({ slug, name, jobs }) => (
              <li key={slug}>
                <ChipLink to={jobsHref({ category: slug })}>{joinFacts([name, formatCount(jobs)])}</ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {waysOut.length > 0 ? (
        <section aria-labelledby="ways" className="card">
          <h2 id="ways" className="text-body">
            {t('Try without a filter')}
          </h2>
          <ul className="mt-2">
            {waysOut
              .toSorted((a, b) => b.jobs - a.jobs)
              .map(({ label, without, jobs, capped }) => (
                <li key={label} className="tally">
                  <Anchor to={jobsHref(without)} className="list-link">
                    {t('Without {filter}', { filter: label })}
                  </Anchor>
                  <span>{formatCount(jobs, capped)}</span>
                </li>
              ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
