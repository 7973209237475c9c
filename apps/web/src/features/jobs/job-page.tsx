import { replyWords } from '@rise/contract/companies/words'
import type { Job, JobCard } from '@rise/contract/jobs/shapes'
import { requiredSkills } from '@rise/contract/jobs/words'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useParams } from 'react-router'
import { isNotFound } from '../../app/base/api.ts'
import { queryOf } from '../../app/base/query.ts'
import { useApi, useSettings } from '../../app/base/settings.tsx'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { ForMembers } from '../../app/navigation/audience.tsx'
import { JsonLd } from '../../app/page/json-ld.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { buttonClass } from '../../ui/base/button-style.ts'
import { Card, CardLink } from '../../ui/base/card.tsx'
import { ChipList } from '../../ui/base/chip.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { LogoMark } from '../../ui/base/logo-mark.tsx'
import { ShareButton } from '../../ui/feedback/share-button.tsx'
import { PageSection } from '../../ui/layout/page-section.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { formatCount, formatPay, formatPlaces } from './base/format.ts'
import { JobCardList } from './base/job-card.tsx'
import { useSeeker } from './base/job-marks.ts'
import { jobsHref } from './base/jobs-address.ts'
import { FakeJobSigns } from './fake-job-signs.tsx'
import { JobFacts, JobLine } from './job-facts.tsx'
import { jobPostingJsonLd } from './job-json-ld.ts'
import { JobMarkActions } from './job-mark-actions.tsx'
import { JobSigns } from './job-signs.tsx'
import type { JobSlots } from './job-slots.ts'
import { FactSource } from './sources/fact-source.tsx'
import { JobProvenance } from './sources/job-provenance.tsx'
import { ApplyChoices, applyWays } from './sources/job-sources.tsx'

/** A job: its facts, pay, sources, and how to apply. */
export function JobPage({ slots: { Owner, Match, Prepare, Apply, Applied, below } }: { slots: JobSlots }) {
  const api = useApi()
  const { job: slug = '' } = useParams()
  const { data, error } = useQuery(queryOf(api, 'GET /api/v1/jobs/{slug}', { params: { slug } }))
  const user = useCurrentUser()
  const seeker = useSeeker()
  // Guests see it but this member doesn't: the member and the company are blocked from each other.
  if (isNotFound(error)) return <ErrorBody status={404} />
  if (!data) return null
  const isOwn = user?.role === 'employer' && user._id === data.job.company._id
  return (
    <JobArticle
      {...data}
      Apply={Apply}
      Applied={Applied}
      below={below.map(({ name, Part }) => <Part key={name} job={data.job} />)}
      match={
        data.job.dateClosed === null ? (
          <ForMembers className={user && !seeker ? '' : 'min-h-[9.5rem]'}>
            {seeker ? (
              <Suspense fallback={null}>
                <Match job={data.job} />
              </Suspense>
            ) : null}
          </ForMembers>
        ) : null
      }
    >
      {isOwn ? (
        <Suspense fallback={null}>
          <Owner job={data.job} />
        </Suspense>
      ) : null}
      {seeker && data.job.dateClosed === null && !isHere(data.job) ? <Prepare job={data.job} /> : null}
    </JobArticle>
  )
}

interface ArticleProps {
  readonly job: Job
  readonly similar: readonly JobCard[]
  /**
   * Whether the job is not posted yet and shown below another page's heading; its company may have no public page yet,
   * either.
   */
  readonly preview?: boolean
  /** The viewer's match with it. */
  readonly match?: ReactNode
  /** For a job with applications on the platform. */
  readonly Apply?: JobSlots['Apply']
  /** For a job with applications elsewhere. */
  readonly Applied?: JobSlots['Applied']
  /** The company's actions on it, or the viewer's preparations before applying. */
  readonly children?: ReactNode
  readonly below?: ReactNode
}

/** The page of a job, or a preview of it. */
export function JobArticle({ job, similar, preview = false, match, Apply, Applied, children, below }: ArticleProps) {
  const { publicUrl } = useSettings()
  const Heading = preview ? 'h2' : 'h1'
  const path = `/jobs/${job.slug}`
  const posting = jobPostingJsonLd(job, publicUrl, new Date())
  return (
    <article className={preview ? 'min-w-0' : 'mx-auto max-w-shell px-gutter py-8 md:py-12'}>
      {preview ? null : (
        <PageHead
          title={`${job.title} at ${job.company.companyName}`}
          description={summaryOf(job)}
          path={path}
          noindex={job.gone}
          image={`${path}.png`}
          alternates={[
            { type: 'text/markdown', path: `${path}.md` },
            { type: 'application/json', path: `${path}.json` },
          ]}
        />
      )}
      {posting && !preview ? <JsonLd value={posting} /> : null}
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <header className="flex gap-4">
          <LogoMark name={job.company.companyName} logo={job.company.logo} size={64} />
          <div className="min-w-0">
            <Heading className="text-h2 wrap-anywhere md:text-h1">{job.title}</Heading>
            <p className="mt-1 text-body">
              {preview ? (
                job.company.companyName
              ) : (
                <TextLink to={`/company/${job.company.slug}`}>{job.company.companyName}</TextLink>
              )}
            </p>
            <JobLine job={job} />
            {/* Where the card with the pay stands below the text. */}
            <div className="mt-2 lg:hidden">
              <Pay job={job} />
            </div>
          </div>
        </header>
        <aside id="apply" className="max-lg:order-last lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="lg:sticky lg:top-[calc(var(--top-bar)+1.5rem)]">
            <ApplyCard job={job} url={preview ? undefined : publicUrl + path} Apply={Apply} />
            {Applied && !isHere(job) ? <Applied job={job} className="mt-3 max-lg:hidden" /> : null}
            {children}
          </div>
        </aside>
        <div className="min-w-0">
          {job.dateClosed === null ? null : (
            <div className="mb-6">
              <Notice tone="warning" title="This job is closed">
                Applications closed <RelativeTime date={job.dateClosed} />. Similar open jobs are below.
              </Notice>
            </div>
          )}
          {job.fakeJobSigns.length === 0 ? null : (
            <div className="mb-6">
              <Notice tone="warning" title="Before you apply">
                <FakeJobSigns signs={job.fakeJobSigns} subject="posting" />
              </Notice>
            </div>
          )}
          <JobFacts job={job} />
          <JobSigns signs={job.signs} />
          {match}
          {/* The text brings headings of its own, one level below. */}
          {preview ? null : <h2 className="sr-only">About the job</h2>}
          {/* Sanitised by the server when it was stored. */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server to an allow-list */}
          <div className="prose mt-8" dangerouslySetInnerHTML={{ __html: job.description }} />
          <Tags job={job} title="Benefits" field="benefits" tags={job.benefits} />
          <Tags job={job} title="Skills" field="skills" tags={requiredSkills(job)} />
          <Tags
            job={job}
            title="Nice to have"
            field="preferredSkills"
            of="what is nice to have"
            tags={job.preferredSkills}
          />
          <AboutCompany company={job.company} preview={preview} />
          <JobProvenance job={job} />
        </div>
      </div>
      <SimilarJobs job={job} similar={similar} />
      {below}
      {job.dateClosed === null && (job.applyUrl !== null || isHere(job)) && !preview ? (
        <PhoneApplyBar job={job} Apply={Apply} Applied={Applied} />
      ) : null}
    </article>
  )
}

/** Similar jobs: others of the company, then some of other companies. */
function SimilarJobs({ job: { company }, similar }: Pick<ArticleProps, 'job' | 'similar'>) {
  const sameCompany = similar.filter((other) => other.company._id === company._id)
  const otherCompanies = similar.filter((other) => other.company._id !== company._id)
  return (
    <div className="grid gap-x-12 lg:grid-cols-2">
      {sameCompany.length > 0 ? (
        <div className="mt-12 min-w-0">
          <PageSection
            title={`More at ${company.companyName}`}
            more={{ to: jobsHref({ company: company.slug }), label: `All ${company.companyName} jobs` }}
          >
            <JobCardList jobs={sameCompany} heading="h3" ownPage brief />
          </PageSection>
        </div>
      ) : null}
      {otherCompanies.length > 0 ? (
        <div className="mt-12 min-w-0">
          <PageSection title="Similar jobs at other companies">
            <JobCardList jobs={otherCompanies} heading="h3" brief />
          </PageSection>
        </div>
      ) : null}
    </div>
  )
}

function Pay({ job }: { job: Job }) {
  if (!job.pay) return <p className="text-body font-semibold">Pay not stated</p>
  return (
    <p className="text-body font-semibold tabular-nums">
      {formatPay(job.pay)} <FactSource job={job} field="pay" of="the pay" />
      <span className="block text-small font-normal text-muted">Stated by the company</span>
    </p>
  )
}

function isHere({ applicationType }: Job): boolean {
  return applicationType === 'Smart Apply'
}

interface ApplyProps {
  readonly job: Job
  readonly Apply: JobSlots['Apply'] | undefined
}

function ApplyCard({ job, url, Apply }: ApplyProps & { url: string | undefined }) {
  const isOpen = job.dateClosed === null
  return (
    <Card as="section" aria-label="Apply" className="flex flex-col gap-3">
      <Pay job={job} />
      {isHere(job) && Apply ? <Apply job={job} className={isOpen ? 'max-lg:hidden' : ''} /> : null}
      {isOpen && isHere(job) && !Apply ? <p className="text-small text-muted">People apply on this page.</p> : null}
      {isOpen && job.applyUrl && !isHere(job) ? <ApplyLink applyUrl={job.applyUrl} className="max-lg:hidden" /> : null}
      {isOpen ? <ApplyChoices ways={applyWays(job)} /> : null}
      {isOpen && job.replies ? <Replies job={job} replies={job.replies} /> : null}
      {url === undefined ? null : <ShareButton title={`${job.title} at ${job.company.companyName}`} url={url} />}
      {url === undefined ? null : <JobMarkActions job={job} />}
    </Card>
  )
}

function Replies({ job, replies }: { job: Job; replies: NonNullable<Job['replies']> }) {
  const subject = replies.of === 'job' ? 'to this job' : `to ${job.company.companyName}`
  return <p className="text-small text-muted tabular-nums">{replyWords(replies, subject)}.</p>
}

function ApplyLink({ applyUrl, className }: { applyUrl: string; className?: string }) {
  const isExternal = /^https?:/.test(applyUrl)
  return (
    <a
      href={applyUrl}
      rel={isExternal ? 'nofollow noopener' : undefined}
      target={isExternal ? '_blank' : undefined}
      data-apply=""
      className={buttonClass('primary', 'regular', className)}
    >
      <span>Apply{isExternal ? <span className="max-lg:sr-only"> on the company’s site</span> : null}</span>
      {isExternal ? <ExternalLink size={16} aria-label="(opens a new tab)" /> : null}
    </a>
  )
}

/** On phones Apply is always reachable; the footer reserves space for it, so that it covers nothing at the end. */
function PhoneApplyBar({ job, Apply, Applied }: ApplyProps & { Applied: JobSlots['Applied'] | undefined }) {
  const { applyUrl } = job
  return (
    <div
      data-sticky-bar=""
      className="sticky bottom-bottom-bar z-20 -mx-gutter mt-8 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line bg-surface px-gutter py-3 lg:hidden"
    >
      {Applied && !isHere(job) ? <Applied job={job} className="w-full" /> : null}
      <p className="min-w-0 flex-1 truncate text-small font-medium">{job.title}</p>
      {isHere(job) && Apply ? (
        <Apply job={job} />
      ) : applyWays(job).length > 1 ? (
        <ButtonLink variant="primary" to="#apply">
          Ways to apply
        </ButtonLink>
      ) : applyUrl ? (
        <ApplyLink applyUrl={applyUrl} />
      ) : null}
    </div>
  )
}

function AboutCompany({ company, preview }: { company: Job['company']; preview: boolean }) {
  const { slug, companyName, logo, tagline, openJobs } = company
  const facts = [
    company.industry?.name,
    company.headquarters,
    company.teamSize === 'No info' ? undefined : `${company.teamSize} people`,
    openJobs > 0 ? formatCount(openJobs, false, 'open job') : undefined,
  ]
  return (
    <section aria-labelledby="about-company" className="mt-12">
      <h2 id="about-company" className="text-h3">
        About the company
      </h2>
      <Card className="mt-3 flex items-start gap-4">
        <LogoMark name={companyName} logo={logo} size={48} />
        <div className="min-w-0">
          <h3 className="text-body">
            {preview ? companyName : <CardLink to={`/company/${slug}`}>{companyName}</CardLink>}
          </h3>
          {tagline ? <p className="mt-1">{tagline}</p> : null}
          <p className="mt-1 text-small text-muted tabular-nums">{facts.filter(Boolean).join('\u00a0· ')}</p>
        </div>
      </Card>
    </section>
  )
}

interface TagsProps {
  readonly job: Job
  readonly title: string
  readonly field: string
  /** The name of the fact; by default its title. */
  readonly of?: string
  readonly tags: readonly string[]
}

function Tags({ job, title, field, of = `the ${title.toLowerCase()}`, tags }: TagsProps) {
  if (tags.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="text-h3">
        {title} <FactSource job={job} field={field} of={of} />
      </h2>
      <div className="mt-3">
        <ChipList chips={tags} />
      </div>
    </section>
  )
}

/** For the search result and the link preview. */
function summaryOf(job: Job): string {
  const facts = [
    `${job.company.companyName} is hiring: ${job.title}.`,
    job.places.length > 0 ? `${formatPlaces(job.places)}.` : '',
    job.workType === 'Unknown' ? '' : `${job.workType}.`,
    job.pay ? `${formatPay(job.pay)}.` : '',
    job.company.tagline ?? '',
  ]
  return facts.filter(Boolean).join(' ')
}
