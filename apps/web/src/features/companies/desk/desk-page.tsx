import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { formatInteger } from '@rise/contract/words'
import { useQuery } from '@tanstack/react-query'
import { keepPrevious, queryOf } from '../../../app/base/query.ts'
import { useApi, useSettings } from '../../../app/base/settings.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { CompanySlots } from '../company-slots.ts'
import { COMPANY_JOBS, POSTING, WRITING } from '../posting-address.ts'
import { useTeamMay } from '../use-team-may.ts'
import { CompanyAddress } from './company-address.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { NewsSection } from './news-section.tsx'
import { PageProgress } from './page-progress.tsx'
import { VerificationSection } from './verification-section.tsx'

/** Where a team begins: the progress of the page, its news, its address and its verification. */
export function DeskPage({ slots }: { slots: CompanySlots }) {
  return <DeskFrame title="Your company">{(desk) => <Desk desk={desk} slots={slots} />}</DeskFrame>
}

interface Props {
  readonly desk: CompanyDesk
  readonly slots: CompanySlots
}

function Desk({ desk, slots }: Props) {
  const may = useTeamMay(desk)
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
      <div className="flex min-w-0 flex-col gap-6 max-lg:order-2">
        {may('write-news') ? <NewsSection desk={desk} /> : <Reading desk={desk} />}
        {may('prove-domain') ? <VerificationSection desk={desk} /> : null}
        {may('change-address') ? <CompanyAddress key={desk.slug} slug={desk.slug} /> : null}
      </div>
      {/* On phones and tablets, too, a team first sees how its jobs and its page do. */}
      <div className="grid content-start items-start gap-6 sm:max-lg:grid-cols-2">
        <DeskJobs slug={desk.slug} mayBring={may('bring-board')} mayHire={may('hire')} />
        {may('edit-page') ? (
          <PageProgress desk={desk}>
            <ButtonLink to={`/company/${desk.slug}/edit/edit-overview`}>Edit page</ButtonLink>
            <TextLink to={`/company/${desk.slug}`} className="text-small">
              View page
            </TextLink>
            {slots.links.map(({ label, hrefOf }) => (
              <TextLink key={label} to={hrefOf(desk.slug)} className="text-small">
                {label}
              </TextLink>
            ))}
          </PageProgress>
        ) : null}
        <Community />
      </div>
    </div>
  )
}

function Reading({ desk }: { desk: CompanyDesk }) {
  return (
    <Card as="section" aria-label="What you can do" className="flex flex-col items-start gap-4">
      <p>
        You’re a recruiter on the {desk.fields.companyName} team: you write jobs and hire. You see applicants and answer
        them. Owners and editors can edit the page.
      </p>
      <ButtonLink to={COMPANY_JOBS}>View jobs</ButtonLink>
      <TextLink to={`/company/${desk.slug}`} className="text-small">
        View page
      </TextLink>
    </Card>
  )
}

/** How the jobs do, and the way to the next one. */
function DeskJobs({ slug, mayBring, mayHire }: { slug: string; mayBring: boolean; mayHire: boolean }) {
  const { productName } = useSettings()
  const { data } = useQuery(
    queryOf(
      useApi(),
      'GET /api/v1/companies/{slug}/jobs',
      { params: { slug }, query: { show: 'open', page: 1 } },
      keepPrevious,
    ),
  )
  if (!data) return <Skeleton className="h-[11rem] w-full" />
  const isFirst = data.counts.all === 0
  return (
    <Card as="section" aria-labelledby="desk-jobs" className="flex flex-col items-start gap-3">
      <h2 id="desk-jobs" className="text-body">
        {isFirst ? `Your jobs on ${productName}` : 'Jobs'}
      </h2>
      {isFirst ? (
        <p className="text-small text-muted">
          {mayBring
            ? 'Import them from your careers page, or write one in a few minutes.'
            : 'Write one in a few minutes.'}
        </p>
      ) : (
        <dl className="grid w-full grid-cols-2 gap-3">
          <Count of={data.counts.open} name="Open" />
          <Count of={data.counts.drafts} name={data.counts.drafts === 1 ? 'Draft' : 'Drafts'} />
        </dl>
      )}
      <ButtonLink variant="primary" to={isFirst && mayBring ? POSTING : WRITING}>
        {isFirst && mayBring ? 'Add jobs' : 'Post a job'}
      </ButtonLink>
      <TextLink to={COMPANY_JOBS} className="text-small">
        {mayHire ? 'See your jobs and applicants' : 'See your jobs'}
      </TextLink>
    </Card>
  )
}

function Count({ of, name }: { of: number; name: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="text-h3 font-semibold tabular-nums">{formatInteger(of)}</dd>
    </div>
  )
}

function Community() {
  return (
    <Card as="section" aria-labelledby="community" className="flex flex-col items-start gap-3">
      <h2 id="community" className="text-body">
        Community
      </h2>
      <p className="text-small text-muted">Your followers, the people you follow, and what they’re up to.</p>
      <ButtonLink to="/company/community">See your community</ButtonLink>
    </Card>
  )
}
