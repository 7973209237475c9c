import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../app/base/settings.tsx'
import { Anchor } from '../../ui/base/anchor.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { formatCount } from './base/format.ts'
import { jobsHref } from './base/jobs-address.ts'
import type { JobsView } from './base/jobs-view.ts'
import { totalsQuery } from './base/queries.ts'
import { chosenFilters, type ViewNames } from './jobs-heading.ts'

/** Replaces an empty list: the filters to remove, each with the number of jobs. */
export function NoJobs({ view, names, searchable }: { view: JobsView; names: ViewNames; searchable: boolean }) {
  const api = useApi()
  const filters = chosenFilters(view, names)
  const { data: totals } = useQuery({
    ...totalsQuery(
      api,
      filters.map(({ without }) => without),
    ),
    enabled: filters.length > 0,
  })
  if (filters.length === 0) {
    return (
      <EmptyState
        kind="nothing-yet"
        title="No jobs yet"
        action={<ButtonLink to="/companies">See companies</ButtonLink>}
      >
        Jobs appear here once a company posts one or imports its board.
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
          isOnlyWords && searchable ? `No jobs for “${view.keyword.replace(/^"(.*)"$/, '$1')}” yet` : 'No jobs match'
        }
        action={
          <ButtonLink to="/jobs" variant="primary">
            {isOnlyWords ? 'See all jobs' : 'Clear filters'}
          </ButtonLink>
        }
      >
        {searchable
          ? isOnlyWords
            ? 'Try another word, or save this search and get an email when one appears.'
            : 'No jobs match all your filters. Remove one or try another search.'
          : 'We can’t search for these characters. Use letters or numbers.'}
      </EmptyState>
      {waysOut.length > 0 ? (
        <section aria-labelledby="ways" className="card">
          <h2 id="ways" className="text-body">
            Try without a filter
          </h2>
          <ul className="mt-2">
            {waysOut
              .toSorted((a, b) => b.jobs - a.jobs)
              .map(({ label, without, jobs, capped }) => (
                <li key={label} className="tally">
                  <Anchor to={jobsHref(without)} className="list-link">
                    Without {label}
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
