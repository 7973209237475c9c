import { industryName } from '@rise/contract/catalogs/industries/words'
import { replyWords } from '@rise/contract/companies/replies/words'
import { teamSizeWords } from '@rise/contract/companies/words'
import type { Job } from '@rise/contract/jobs/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { MessageCircleReply } from 'lucide-react'
import { Card, CardAbove, CardLink } from '../../../ui/base/card.tsx'
import { Facts } from '../../../ui/base/facts.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { jobsHref } from '../base/jobs-address.ts'

/** The company behind a job: what it does, how it answers applicants, and its other open jobs. */
export function CompanySummary({ job }: { job: Job }) {
  const { slug, companyName, logo, tagline, openJobs, teamSize, industry, headquarters } = job.company
  const facts = [industry && industryName(industry), headquarters, teamSizeWords(teamSize)]
  return (
    <section aria-labelledby="about-company">
      <h2 id="about-company" className="sr-only">
        {t('About the company')}
      </h2>
      <Card className="flex flex-col gap-3">
        <div className="flex items-start gap-3">
          <LogoMark name={companyName} logo={logo} size={40} />
          <div className="min-w-0">
            <h3 className="text-body font-semibold">
              <CardLink to={`/company/${slug}`}>{companyName}</CardLink>
            </h3>
            <p className="text-small text-muted">
              <Facts>{facts}</Facts>
            </p>
          </div>
        </div>
        {tagline ? <p className="text-small">{tagline}</p> : null}
        {job.dateClosed === null && job.replies ? (
          <p className="flex gap-2 text-small tabular-nums">
            <MessageCircleReply size={16} aria-hidden className="mt-0_5 shrink-0 text-brand" />
            {replyWords(job.replies, job.replies.of === 'job' ? 'of-job' : 'all')}
          </p>
        ) : null}
        {openJobs > 1 ? (
          <CardAbove className="text-small">
            <TextLink to={jobsHref({ company: slug })}>
              {t('{count, plural, one {{shown} open job} other {{shown} open jobs}}', {
                count: openJobs,
                shown: formatInteger(openJobs),
              })}
            </TextLink>
          </CardAbove>
        ) : null}
      </Card>
    </section>
  )
}
