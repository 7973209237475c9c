import type { Job, JobCard } from '@rise/contract/jobs/shapes'
import { requiredSkills, workTypeNames } from '@rise/contract/jobs/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { type ReactNode, useRef } from 'react'
import { useSettings } from '../../../app/base/settings.tsx'
import { JsonLd } from '../../../app/page/json-ld.tsx'
import { linkPicturePath } from '../../../app/page/link-picture-path.ts'
import { PageHead } from '../../../app/page/page-head.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { formatPay, formatPlaces } from '../base/format.ts'
import { FakeJobSigns } from '../fake-job-signs.tsx'
import { jobPostingJsonLd } from '../job-json-ld.ts'
import { ReadTogether } from '../reading/read-together.tsx'
import { JobProvenance } from '../sources/job-provenance.tsx'
import { ApplyCard, type ApplySlots, JobPay } from './apply-card.tsx'
import { CompanySummary } from './company-summary.tsx'
import { JobCrumb } from './job-crumb.tsx'
import { JobFacts, JobLine } from './job-facts.tsx'
import { JobSigns } from './job-signs.tsx'
import { JobTags } from './job-tags.tsx'
import { PhoneApplyBar } from './phone-apply-bar.tsx'
import { SimilarJobs } from './similar-jobs.tsx'

interface Props extends ApplySlots {
  readonly job: Job
  readonly similar: readonly JobCard[]
  /**
   * Whether the job is not posted yet, and is shown below another page's heading. Its company may have no public page,
   * either.
   */
  readonly preview?: boolean
  /** The viewer's match with the job. */
  readonly match?: ReactNode
  /** The company's actions on the job. */
  readonly children?: ReactNode
  readonly below?: ReactNode
}

/** The page of a job, or a preview of it. */
export function JobArticle({ job, similar, preview = false, match, children, below, ...slots }: Props) {
  const { publicUrl } = useSettings()
  const text = useRef<HTMLDivElement>(null)
  const Heading = preview ? 'h2' : 'h1'
  const path = `/jobs/${job.slug}`
  const posting = jobPostingJsonLd(job, publicUrl, new Date())
  return (
    <article className={preview ? 'min-w-0' : 'mx-auto max-w-shell px-gutter py-6 md:py-8'}>
      {preview ? null : (
        <PageHead
          title={t('{title} at {company}', { title: job.title, company: job.company.companyName })}
          description={summaryOf(job)}
          path={path}
          noindex={job.gone}
          image={linkPicturePath(path, job.company.logo)}
          authored
          alternates={[
            { type: 'text/markdown', path: `${path}.md` },
            { type: 'application/json', path: `${path}.json` },
          ]}
        />
      )}
      {posting && !preview ? <JsonLd value={posting} /> : null}
      {preview ? null : <JobCrumb job={job} />}
      <div
        className={
          preview
            ? 'flex flex-col gap-6'
            : // Where the ways to apply are beside the text, they are also read and focused before it.
              'grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[min-content_1fr] lg:[reading-flow:grid-rows]'
        }
      >
        <header className="flex gap-4">
          <LogoMark name={job.company.companyName} logo={job.company.logo} size={64} />
          <div className="min-w-0">
            <Heading dir="auto" className={preview ? 'text-h2 wrap-anywhere' : 'text-h2 wrap-anywhere md:text-h1'}>
              {job.title}
            </Heading>
            <p className="mt-1 text-body">
              {preview ? (
                job.company.companyName
              ) : (
                <TextLink to={`/company/${job.company.slug}`}>{job.company.companyName}</TextLink>
              )}
            </p>
            <JobLine job={job} />
            {/* Shown where the card with the pay is below the text. */}
            <div className={preview ? 'mt-2' : 'mt-2 lg:hidden'}>
              <JobPay job={job} />
            </div>
          </div>
        </header>
        <div className="min-w-0">
          {job.dateClosed === null ? null : (
            <div className="mb-6">
              <Notice tone="warning" title={t('This job is closed')}>
                {rich('Applications closed {when}. Similar open jobs are below.', {
                  when: <RelativeTime date={job.dateClosed} />,
                })}
              </Notice>
            </div>
          )}
          {job.fakeJobSigns.length === 0 ? null : (
            <div className="mb-6">
              <Notice tone="warning" title={t('Before you apply')}>
                <FakeJobSigns signs={job.fakeJobSigns} subject="posting" />
              </Notice>
            </div>
          )}
          <JobFacts job={job} />
          <JobSigns signs={job.signs} />
          {preview ? null : <ReadTogether job={job} text={text} />}
          {/* The headings in the text are one level below this one. */}
          {preview ? null : <h2 className="sr-only">{t('About the job')}</h2>}
          <div
            ref={text}
            className="prose mt-8"
            // So that a screen reader speaks a German posting in German (WCAG 2.2, 3.1.2). Unknown for short texts.
            lang={job.language ?? undefined}
            dir="auto"
            // Sanitised by the server when it was stored.
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server to an allow-list
            dangerouslySetInnerHTML={{ __html: job.description }}
          />
          <JobTags title={t('Benefits')} tags={job.benefits} />
          <JobTags title={t('Skills')} tags={requiredSkills(job)} />
          <JobTags title={t('Nice to have')} tags={job.preferredSkills} />
          {preview ? null : <JobProvenance job={job} />}
        </div>
        {preview ? null : (
          <aside
            id="apply"
            aria-label={t('Apply, and the company')}
            className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
          >
            <div className="flex flex-col gap-4 lg:sticky lg:top-[calc(var(--top-bar)+1.5rem)]">
              <ApplyCard job={job} url={publicUrl + path} {...slots} />
              <CompanySummary job={job} />
              {/* Parts that only some viewers see come last, so that they move nothing else. */}
              {match}
              {children}
            </div>
          </aside>
        )}
      </div>
      <SimilarJobs job={job} similar={similar} />
      {below}
      {preview ? null : <PhoneApplyBar job={job} {...slots} />}
    </article>
  )
}

/** Returns the description for search results and link previews. */
function summaryOf(job: Job): string {
  const facts = [
    t('{company} is hiring: {title}.', { company: job.company.companyName, title: job.title }),
    job.places.length > 0 ? `${formatPlaces(job.places)}.` : '',
    job.workType === 'Unknown' ? '' : `${t(workTypeNames[job.workType])}.`,
    job.pay ? `${formatPay(job.pay)}.` : '',
    job.company.tagline ?? '',
  ]
  return facts.filter(Boolean).join(' ')
}
