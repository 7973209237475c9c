import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { Suspense } from 'react'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { CompanySlots } from '../company-slots.ts'
import { useTeamMay } from '../use-team-may.ts'
import { CompanyAddress } from './company-address.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { NewsSection } from './news-section.tsx'
import { PageProgress } from './page-progress.tsx'
import { VerificationSection } from './verification-section.tsx'

/** The start page of a team: the progress of the page, its news, its address and its verification. */
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
        <Suspense fallback={<Skeleton className="h-[11rem] w-full" />}>
          <slots.DeskJobs desk={desk} />
        </Suspense>
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
      <ButtonLink to="/company/jobs">View jobs</ButtonLink>
      <TextLink to={`/company/${desk.slug}`} className="text-small">
        View page
      </TextLink>
    </Card>
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
