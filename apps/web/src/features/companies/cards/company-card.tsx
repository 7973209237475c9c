import type { CompanyCard as CompanyCardData } from '@rise/contract/companies/shapes'
import { formatInteger } from '@rise/contract/words'
import { Fragment } from 'react'
import { Card, CardAbove, CardLink } from '../../../ui/base/card.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { FollowButton } from '../../connections/index.ts'
import { companyFacts } from '../company-facts.ts'

/** A company in a list: name and logo, tagline, facts, open jobs. */
export function CompanyCard({ company, heading: Heading = 'h2' }: { company: CompanyCardData; heading?: 'h2' | 'h3' }) {
  const { _id, companyName, logo, tagline, openJobs, slug } = company
  return (
    <Card as="article" className="flex h-full flex-col">
      <div className="flex items-center gap-3">
        <LogoMark name={companyName} logo={logo} size={40} />
        <Heading className="min-w-0 text-body">
          <CardLink to={`/company/${slug}`}>{companyName}</CardLink>
        </Heading>
      </div>
      {tagline ? <p className="mt-3 text-small text-muted">{tagline}</p> : null}
      <p className="mt-3 text-small text-subtle">
        {companyFacts(company).map((fact, index, all) => (
          // The dot stays with the fact before it, so that no line begins with one.
          <Fragment key={fact}>
            <span className="inline-block">{index < all.length - 1 ? `${fact} ·` : fact}</span>{' '}
          </Fragment>
        ))}
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-3">
        <p className="text-small font-medium tabular-nums">
          {openJobs === 0 ? 'No open jobs' : `${formatInteger(openJobs)} open ${openJobs === 1 ? 'job' : 'jobs'}`}
        </p>
        <CardAbove>
          <FollowButton member={{ _id, role: 'employer', name: companyName }} size="dense" />
        </CardAbove>
      </div>
    </Card>
  )
}
