import type { Story } from '@rise/contract/professionals/story/shapes'
import type { ReactNode } from 'react'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { Paragraphs } from '../../../ui/layout/paragraphs.tsx'
import { formatDuration, formatSpan, wholeSpan } from '../format-span.ts'
import { FactLine, Highlights, LinkedName, StorySection } from './story-parts.tsx'

type Employment = Story['work'][number]

/** The work experience, newest first; several roles at one company are grouped. */
export function StoryWork({ work, asOf }: { work: readonly Employment[]; asOf: string }) {
  if (work.length === 0) return null
  return (
    <StorySection title="Experience">
      <ol className="flex flex-col gap-8">
        {work.map((employment) => (
          <li key={`${employment.company} ${employment.roles[0]?.startDate} ${employment.roles[0]?.position}`}>
            <EmploymentBlock employment={employment} asOf={asOf} />
          </li>
        ))}
      </ol>
    </StorySection>
  )
}

function EmploymentBlock({ employment: { company, url, roles }, asOf }: { employment: Employment; asOf: string }) {
  const { start, end } = wholeSpan(roles)
  const [only] = roles
  if (roles.length === 1 && only) {
    return (
      <WithLogo company={company}>
        <h3 className="text-body wrap-anywhere">{only.position || <LinkedName name={company} url={url} />}</h3>
        {only.position ? (
          <p className="text-small font-medium wrap-anywhere">
            <LinkedName name={company} url={url} />
          </p>
        ) : null}
        <RoleText role={only} asOf={asOf} />
      </WithLogo>
    )
  }
  return (
    <WithLogo company={company}>
      <h3 className="text-body wrap-anywhere">
        <LinkedName name={company} url={url} />
      </h3>
      <FactLine facts={[formatDuration(start, end, asOf)]} />
      <ol className="mt-4 flex flex-col gap-6 border-l border-line">
        {roles.map((role) => (
          <li key={`${role.position} ${role.startDate}`} className="relative pl-4">
            <span aria-hidden className="absolute top-2 -left-1 size-2 rounded-full bg-brand" />
            <h4 className="text-body wrap-anywhere">{role.position || 'Role'}</h4>
            <RoleText role={role} asOf={asOf} />
          </li>
        ))}
      </ol>
    </WithLogo>
  )
}

function WithLogo({ company, children }: { company: string; children: ReactNode }) {
  return (
    <div className="flex gap-4">
      <LogoMark name={company} size={40} />
      <div className="min-w-0 grow">{children}</div>
    </div>
  )
}

function RoleText({ role, asOf }: { role: Employment['roles'][number]; asOf: string }) {
  const { startDate, endDate, location, summary, highlights } = role
  return (
    <>
      <FactLine facts={[formatSpan(startDate, endDate), formatDuration(startDate, endDate, asOf), location]} />
      {summary ? <Paragraphs text={summary} className="mt-2" /> : null}
      <Highlights lines={highlights} />
    </>
  )
}
