import { formatInteger } from '@rise/contract/words'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi, useSettings } from '../../app/base/settings.tsx'
import { ForGuests } from '../../app/navigation/audience.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { PageSection } from '../../ui/layout/page-section.tsx'
import { facetsQuery, JobSearchForm, jobsQuery } from '../jobs/index.ts'
import type { HomePart } from './home-part.ts'

/** What Rise is, for whom, and the shortest way into it: a search, the newest jobs, who hires, where and what. */
export function HomePage({ parts }: { parts: readonly HomePart[] }) {
  const api = useApi()
  const { productName } = useSettings()
  const { data: jobs } = useQuery(jobsQuery(api, {}))
  const { data: facets } = useQuery(facetsQuery(api, 'all'))
  const count = jobs && jobs.total > 0 ? `${formatInteger(jobs.total)}${jobs.totalCapped ? '+' : ''}` : undefined
  return (
    <>
      <PageHead
        description={`${productName} joins job listings and the companies behind them in one open, honest place: pay where it is known, and the source of every fact.`}
        path="/"
      />
      <section className="border-b border-line bg-surface">
        <div className="mx-auto max-w-shell px-gutter py-12 md:py-24">
          <h1 className="max-w-feed text-h1 md:text-display md:font-bold">Work that is worth getting up for.</h1>
          <p className="mt-4 max-w-feed text-lead text-muted">
            {count ? `${count} open jobs from companies that say who they are. ` : ''}
            {productName} shows what each posting really says: the place, the pay, and where every fact comes from.
          </p>
          <div className="relative mt-8">
            <Sunrise />
            <JobSearchForm departments={facets?.departments ?? []} places={facets?.places ?? []} />
          </div>
        </div>
      </section>
      <div className="mx-auto flex max-w-shell flex-col gap-12 px-gutter pt-12 md:gap-16">
        {parts.map(({ name, Part }) => (
          <Part key={name} />
        ))}
        <PageSection title={`Who ${productName} is for`}>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-8">
            <Audience title="You are looking for work" to="/jobs" label="Browse jobs">
              Search by words, department and place. Remote means what the posting says it means; pay that nobody stated
              stays undisclosed; and “Why do we say this?” on each job shows the words behind every fact.
            </Audience>
            <Audience title="You want to know who hires" to="/companies" label="Browse companies">
              Every company has a page with its story, its size and stage, and all that is open there right now.
            </Audience>
            <ForGuests>
              <Audience title="You want to be found" to="/professional/onboarding" label="Begin with your résumé">
                Drop the file that you have: it becomes a page of your own, which you look through before anybody else
                does, and which you can take with you as a PDF again.
              </Audience>
            </ForGuests>
          </div>
        </PageSection>
      </div>
    </>
  )
}

/** The sun of the product's mark, rising behind the search. Decorative; small screens have no room for it. */
function Sunrise() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 100"
      className="absolute right-12 bottom-full hidden w-full max-w-[13rem] lg:block"
    >
      <path d="M0 100A100 100 0 0 1 200 100Z" fill="var(--sun)" />
    </svg>
  )
}

function Audience(props: { title: string; to: string; label: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-h3">{props.title}</h3>
      <p className="mt-2 max-w-reading text-muted">{props.children}</p>
      <div className="mt-4">
        <ButtonLink to={props.to}>{props.label}</ButtonLink>
      </div>
    </div>
  )
}
