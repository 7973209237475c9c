import { layoffList } from '@rise/contract/layoffs/list'
import type { Layoff } from '@rise/contract/layoffs/shapes'
import { formatInteger } from '@rise/contract/words'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { queryOf } from '../../../app/base/query.ts'
import { useApi, useSettings } from '../../../app/base/settings.tsx'
import { PageHead } from '../../../app/page/page-head.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { ShareButton } from '../../../ui/feedback/share-button.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { Comments, ReactionBar } from '../../discussion/index.ts'
import { dayInWords, layoffTitle, UNKNOWN } from '../layoff-words.ts'
import { layoffHref } from '../tracker-address.ts'
import { CompanyWords } from './company-words.tsx'
import { HiringEmployers } from './hiring-employers.tsx'
import { OwnChoice } from './own-choice.tsx'
import { PeopleAffected } from './people-affected.tsx'

/** A layoff: the facts of its source, the company's statement, people affected, and employers that hire them. */
export function LayoffPage() {
  const { layoff: slug = '' } = useParams()
  const { data: layoff } = useQuery(queryOf(useApi(), 'GET /api/v1/layoffs/{slug}', { params: { slug } }))
  const { publicUrl } = useSettings()
  if (!layoff) return null
  const title = layoffTitle(layoff)
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead
        title={title}
        description={`${title} on ${dayInWords(layoff.date)}: people looking for work, and companies that hire them.`}
        path={layoffHref(layoff.slug)}
      />
      <p className="mb-2 text-small text-muted">
        <TextLink to={layoffList.path}>Layoff tracker</TextLink>
      </p>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="min-w-0 text-h1 wrap-anywhere">{title}</h1>
        <ShareButton title={title} url={publicUrl + layoffHref(layoff.slug)} />
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <aside aria-label="Facts" className="flex flex-col gap-6 lg:col-start-2">
          <Facts layoff={layoff} />
          <OwnChoice slug={layoff.slug} companyName={layoff.companyName} />
        </aside>
        <div className="flex min-w-0 flex-col gap-12 lg:col-start-1 lg:row-start-1">
          <CompanyWords layoff={layoff} />
          <PeopleAffected slug={layoff.slug} />
          <HiringEmployers layoff={layoff} />
          <ReactionBar id={layoff._id} what="this layoff" reactions={layoff.reactions} />
          <OtherLayoffs layoff={layoff} />
          <Comments id={layoff._id} what="this layoff" />
        </div>
      </div>
    </div>
  )
}

function Facts({ layoff }: { layoff: Layoff }) {
  const { company, companyName, date, number, share, place, industry, source, landed, updatedAt } = layoff
  const facts: { term: string; value: ReactNode }[] = [
    {
      term: 'Company',
      value: company ? <TextLink to={`/company/${company.slug}`}>{company.companyName}</TextLink> : companyName,
    },
    { term: 'Announced', value: dayInWords(date) },
    { term: 'People affected', value: number === null ? null : formatInteger(number) },
    { term: 'Share of the company', value: share === null ? null : `${share}%` },
    {
      term: 'Place',
      value: place && (
        <TextLink look="plain" to={layoffList.href({ place: place.slug })}>
          {place.name}
        </TextLink>
      ),
    },
    {
      term: 'Industry',
      value: industry && (
        <TextLink look="plain" to={layoffList.href({ industry: industry.slug })}>
          {industry.name}
        </TextLink>
      ),
    },
    {
      term: 'Source',
      value: source && (
        <TextLink to={source} className="block truncate">
          {new URL(source).host.replace(/^www\./, '')}
        </TextLink>
      ),
    },
    ...(landed > 0 ? [{ term: 'Found a job', value: `${formatInteger(landed)} so far` }] : []),
  ]
  return (
    <section className="rounded-card bg-raised p-4 sm:p-6">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
        {facts.map(({ term, value }) => (
          <div key={term} className="min-w-0">
            <dt className="text-caption text-muted">{term}</dt>
            <dd className="mt-0_5 text-small font-medium wrap-anywhere tabular-nums">
              {value ?? <span className="font-normal text-muted">{UNKNOWN}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-caption text-muted">
        Updated <RelativeTime date={updatedAt} />
      </p>
    </section>
  )
}

function OtherLayoffs({ layoff: { others, companyName } }: { layoff: Layoff }) {
  if (others.length === 0) return null
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="text-h2">
        More layoffs at {companyName}
      </h2>
      <ul className="mt-3">
        {others.map((other) => (
          <li key={other._id} className="tally">
            <TextLink look="plain" to={layoffHref(other.slug)}>
              {layoffTitle(other)}
            </TextLink>
            <span>{dayInWords(other.date)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
