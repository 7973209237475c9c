import { industryName } from '@rise/contract/catalogs/industries/words'
import { replyWords } from '@rise/contract/companies/replies/words'
import type { ListedCompany } from '@rise/contract/companies/shapes'
import { answersFast } from '@rise/contract/companies/words'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { MessageSquareReply } from 'lucide-react'
import { Card, CardAbove, CardLink } from '../../../ui/base/card.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { Facts } from '../../../ui/base/facts.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { FollowButton } from '../../connections/index.ts'
import { companyFacts } from '../company-facts.ts'

interface Props {
  readonly company: ListedCompany
  readonly heading?: 'h2' | 'h3'
}

/** A company in a list: name and logo, tagline, facts, number of open jobs, and how it replies to applicants. */
export function CompanyCard({ company, heading: Heading = 'h2' }: Props) {
  const { _id, companyName, logo, tagline, openJobs, slug, industry, replies } = company
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
        {industry ? <span className="block">{industryName(industry)}</span> : null}
        <Facts>{companyFacts({ ...company, industry: null })}</Facts>
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-3">
        <p className="text-small font-medium tabular-nums">
          {openJobs === 0
            ? t('No open jobs')
            : t('{count, plural, one {{shown} open job} other {{shown} open jobs}}', {
                count: openJobs,
                shown: formatInteger(openJobs),
              })}
        </p>
        <CardAbove>
          <FollowButton member={{ _id, role: 'employer', name: companyName }} size="dense" />
        </CardAbove>
      </div>
      {replies ? (
        <p className="mt-2 flex items-start gap-2 border-t border-line pt-3 text-small text-muted tabular-nums">
          <MessageSquareReply
            size={16}
            aria-hidden
            className={cx('mt-0_5 shrink-0', answersFast(replies) && 'text-success')}
          />
          {replyWords(replies)}
        </p>
      ) : null}
    </Card>
  )
}
