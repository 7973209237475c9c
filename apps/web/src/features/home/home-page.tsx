import { formatInteger } from '@rise/contract/words'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../app/base/query.ts'
import { useApi, useSettings } from '../../app/base/settings.tsx'
import { ForGuests } from '../../app/navigation/audience.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { JobSearchForm } from '../jobs/index.ts'
import type { HomePart } from './home-part.ts'

/**
 * The first screen introduces the product, shows companies and people, and has the only search field; below it are the
 * newest jobs and members' content.
 */
export function HomePage({ parts }: { parts: readonly HomePart[] }) {
  const api = useApi()
  const { productName } = useSettings()
  const { data: jobs } = useQuery(queryOf(api, 'GET /api/v1/jobs', { query: {} }))
  const count = jobs && jobs.total > 0 ? `${formatInteger(jobs.total)}${jobs.totalCapped ? '+' : ''} ` : ''
  return (
    <>
      <PageHead
        description={`Jobs, the companies behind them, and people who talk honestly about work: ${productName} shows the pay where it is stated, and the source of every fact.`}
        path="/"
      />
      <section className="border-b border-line bg-surface">
        <div className="mx-auto max-w-shell px-gutter pt-6 pb-4 md:pt-12 md:pb-6">
          <div className="grid items-center gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
            <div className="min-w-0">
              <h1 className="text-display font-bold md:text-hero">Work that’s worth getting up for.</h1>
              <p className="mt-3 max-w-feed text-body text-muted md:mt-6 md:text-lead">
                {productName} brings jobs, companies and honest talk about work together. You see the pay where it’s
                stated, and the source of every fact.
              </p>
              <div className="mt-4 [--control-height:3rem] md:mt-8">
                <JobSearchForm />
              </div>
              <div className="mt-3 flex flex-wrap gap-2">
                <ButtonLink to="/jobs">{`Browse ${count}jobs`}</ButtonLink>
                <ForGuests>
                  <ButtonLink to="/login?mode=signup">{`Join ${productName}`}</ButtonLink>
                </ForGuests>
              </div>
            </div>
            <Parts parts={parts} place="beside" />
          </div>
          <Parts parts={parts} place="strip" />
        </div>
      </section>
      <div className="mx-auto flex max-w-shell flex-col gap-12 px-gutter pt-12 md:gap-16">
        <Parts parts={parts} place={undefined} />
      </div>
    </>
  )
}

function Parts({ parts, place }: { parts: readonly HomePart[]; place: HomePart['place'] }) {
  return parts.filter((part) => part.place === place).map(({ name, Part }) => <Part key={name} />)
}
