import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../app/base/settings.tsx'
import { ForGuests } from '../../app/navigation/audience.tsx'
import { Anchor } from '../../ui/base/anchor.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { NewsletterForm } from '../newsletter/index.ts'
import { formatCount } from './base/format.ts'
import { jobsHref } from './base/jobs-address.ts'
import type { JobsView } from './base/jobs-view.ts'
import { totalsQuery } from './base/queries.ts'
import { chosenFilters, type ViewNames } from './jobs-heading.ts'

/** Replaces an empty list: the filters to remove, each with the number of jobs, and how to be notified of new ones. */
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
  const waysOut = filters.flatMap((filter, index) => {
    const total = totals?.[index]
    return filters.length > 1 && total && total.jobs > 0 ? [{ ...filter, ...total }] : []
  })
  return (
    <>
      <EmptyState
        kind="no-match"
        title="No jobs match"
        action={
          <ButtonLink to="/jobs" variant="primary">
            Clear filters
          </ButtonLink>
        }
      >
        {searchable
          ? 'No jobs match all your filters. Remove one or try another search.'
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
      <ForGuests className="card mt-6 grid items-center gap-4 md:grid-cols-2">
        <div>
          <h2 className="text-body">New jobs by email, once a week</h2>
          <p className="mt-1 text-small text-muted">Once a week, the newest jobs by email. Free.</p>
        </div>
        <NewsletterForm source="newsletter-cta" />
      </ForGuests>
    </>
  )
}
