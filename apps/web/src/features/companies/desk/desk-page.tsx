import type { CompanyDesk, CompanyPart } from '@rise/contract/companies/page/shapes'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useSettings } from '../../../app/base/settings.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import type { CompanySlots } from '../company-slots.ts'
import { COMPANY_JOBS, POSTING, WRITING } from '../posting/posting-address.ts'
import { useTeamMay } from '../use-team-may.ts'
import { CompanyAddress } from './company-address.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { NewsSection } from './news-section.tsx'
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
      <div className="flex min-w-0 flex-col gap-6">
        {may('write-news') ? <NewsSection desk={desk} /> : <Reading desk={desk} />}
        {may('prove-domain') ? <VerificationSection desk={desk} /> : null}
        {may('change-address') ? <CompanyAddress key={desk.slug} slug={desk.slug} /> : null}
      </div>
      <div className="flex flex-col gap-6">
        {may('edit-page') ? <Progress desk={desk} slots={slots} /> : null}
        <FirstJobs mayBring={may('bring-board')} />
        <Community />
      </div>
    </div>
  )
}

function Reading({ desk }: { desk: CompanyDesk }) {
  return (
    <Card as="section" aria-label="What you can do" className="flex flex-col items-start gap-4">
      <p>
        You’re a recruiter on the {desk.fields.companyName} team: you can write jobs and see the team. Owners and
        editors can edit the page.
      </p>
      <ButtonLink to={COMPANY_JOBS}>View jobs</ButtonLink>
      <TextLink to={`/company/${desk.slug}`} className="text-small">
        View page
      </TextLink>
    </Card>
  )
}

function FirstJobs({ mayBring }: { mayBring: boolean }) {
  const { productName } = useSettings()
  return (
    <Card as="section" aria-labelledby="first-jobs" className="flex flex-col items-start gap-3">
      <h2 id="first-jobs" className="text-body">
        Your jobs on {productName}
      </h2>
      <p className="text-small text-muted">
        {mayBring
          ? 'Import them from your careers page, or write one in a few minutes.'
          : 'Write one in a few minutes.'}
      </p>
      <ButtonLink to={mayBring ? POSTING : WRITING}>{mayBring ? 'Add jobs' : 'Write a job'}</ButtonLink>
      <TextLink to={COMPANY_JOBS} className="text-small">
        See your jobs
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

function Progress({ desk: { fields, slug, verifiedDomain, gallery }, slots }: Props) {
  // The desk belongs to the company that the viewer acts for.
  const logo = useCurrentUser()?.photo ?? null
  const parts: Readonly<Record<CompanyPart, boolean>> = {
    Logo: logo !== null,
    Tagline: fields.tagline !== '',
    Story: fields.story !== '',
    Website: fields.website !== '',
    Industry: fields.industries.length > 0,
    Stage: fields.stage !== null,
    'Team size': fields.teamSize !== null,
    Places: fields.places.length > 0,
    Values: fields.values.length > 0,
    Benefits: fields.benefits.length > 0,
    Pictures: gallery.length > 0,
    'Verified domain': verifiedDomain !== null,
  }
  const steps = Object.entries(parts)
  const done = steps.filter(([, isDone]) => isDone).length
  const isComplete = done === steps.length
  return (
    <Card as="aside" aria-label="Page progress" className="flex h-fit flex-col gap-4">
      <p className="font-semibold tabular-nums">
        {isComplete ? 'Your page is complete' : `${done} of ${steps.length} sections complete`}
      </p>
      {isComplete ? null : (
        <ul className="flex flex-col gap-1 text-small">
          {steps.map(([name, isDone]) => (
            <li key={name} className="flex items-center gap-2">
              {isDone ? (
                <CircleCheck size={16} aria-hidden className="shrink-0 text-success" />
              ) : (
                <CircleDashed size={16} aria-hidden className="shrink-0 text-subtle" />
              )}
              <span className={isDone ? 'text-muted' : ''}>
                {name}
                <span className="sr-only">{isDone ? ': done' : ': missing'}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to={`/company/${slug}/edit/edit-overview`} variant="primary">
        Edit page
      </ButtonLink>
      <TextLink to={`/company/${slug}`} className="text-small">
        View page
      </TextLink>
      {slots.links.map(({ label, hrefOf }) => (
        <TextLink key={label} to={hrefOf(slug)} className="text-small">
          {label}
        </TextLink>
      ))}
    </Card>
  )
}
