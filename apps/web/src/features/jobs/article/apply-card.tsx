import type { Job } from '@rise/contract/jobs/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { ExternalLink } from 'lucide-react'
import { Suspense } from 'react'
import { buttonClass } from '../../../ui/base/button-style.ts'
import { Card } from '../../../ui/base/card.tsx'
import { ShareButton } from '../../../ui/feedback/share-button.tsx'
import { formatPay } from '../base/format.ts'
import type { JobSlots } from '../job-slots.ts'
import { FactSource } from '../sources/fact-source.tsx'
import { ApplyChoices, applyWays } from '../sources/job-sources.tsx'
import { JobMarkActions } from './job-mark-actions.tsx'

/** The slots for the ways to apply, filled by other features; a preview has none. */
export interface ApplySlots {
  readonly Apply?: JobSlots['Apply'] | undefined
  readonly Applied?: JobSlots['Applied'] | undefined
  readonly Prepare?: JobSlots['Prepare'] | undefined
}

interface Props extends ApplySlots {
  readonly job: Job
  readonly url: string
}

/**
 * The pay and the primary way to apply, then the less frequent actions. On phones, only the latter, without a frame: the
 * pay is below the title, and the bar at the bottom applies.
 */
export function ApplyCard({ job, url, Apply, Applied, Prepare }: Props) {
  const isOpen = job.dateClosed === null
  return (
    <Card
      as="section"
      aria-label={t('Apply', 'to a job')}
      className="flex flex-col gap-3 max-lg:border-0 max-lg:bg-transparent max-lg:p-0"
    >
      <div className="max-lg:hidden">
        <JobPay job={job} />
      </div>
      {isHere(job) && Apply ? <Apply job={job} className={isOpen ? 'max-lg:hidden' : ''} /> : null}
      {isOpen && job.applyUrl && !isHere(job) ? (
        <ApplyElsewhere job={job} applyUrl={job.applyUrl} Prepare={Prepare} className="max-lg:hidden" />
      ) : null}
      {isOpen ? <ApplyChoices ways={applyWays(job)} /> : null}
      {Applied && !isHere(job) ? <Applied job={job} className="max-lg:hidden" /> : null}
      <JobMarkActions job={job}>
        <ShareButton
          title={t('{title} at {company}', { title: job.title, company: job.company.companyName })}
          url={url}
        />
      </JobMarkActions>
    </Card>
  )
}

/** What a job pays, as the company states it. */
export function JobPay({ job }: { job: Job }) {
  if (!job.pay) return <p className="text-body font-semibold">{t('Pay not stated')}</p>
  return (
    <p className="text-body font-semibold tabular-nums">
      <FactSource job={job} field="pay">
        {formatPay(job.pay)}
      </FactSource>
      <span className="block text-small font-normal text-muted">{t('Stated by the company')}</span>
    </p>
  )
}

/** Whether applications are made on this site. */
export function isHere({ applicationType }: Job): boolean {
  return applicationType === 'Smart Apply'
}

interface ElsewhereProps {
  readonly job: Job
  readonly applyUrl: string
  readonly Prepare: JobSlots['Prepare'] | undefined
  readonly className?: string
}

/**
 * The link to the employer's form. For members with saved answers, `Prepare` shows their prepared application first.
 */
export function ApplyElsewhere({ job, applyUrl, Prepare, className = '' }: ElsewhereProps) {
  const link = <ApplyLink applyUrl={applyUrl} className={className} />
  if (!Prepare) return link
  return (
    <Suspense fallback={link}>
      <Prepare job={job} applyUrl={applyUrl} className={className}>
        {link}
      </Prepare>
    </Suspense>
  )
}

function ApplyLink({ applyUrl, className }: { applyUrl: string; className: string }) {
  const isExternal = /^https?:/.test(applyUrl)
  return (
    <a
      href={applyUrl}
      rel={isExternal ? 'nofollow noopener' : undefined}
      target={isExternal ? '_blank' : undefined}
      data-apply=""
      className={buttonClass('primary', 'regular', className)}
    >
      <span>
        {isExternal
          ? rich('Apply<more> on the company’s site</more>', {
              more: (text) => <span className="max-lg:sr-only">{text}</span>,
            })
          : t('Apply', 'to a job')}
      </span>
      {isExternal ? <ExternalLink size={16} aria-label={t('(opens a new tab)')} /> : null}
    </a>
  )
}
