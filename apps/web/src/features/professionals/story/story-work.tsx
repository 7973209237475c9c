import type { Story } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'
import type { ReactNode } from 'react'
import { firstAndRest } from '../../../ui/layout/first-and-rest.ts'
import { Fold } from '../../../ui/layout/fold.tsx'
import { Paragraphs } from '../../../ui/layout/paragraphs.tsx'
import { formatDuration, formatSpan, wholeSpan } from '../format-span.ts'
import { FactLine, Highlights, PlaceMark, PlaceName, StorySection } from './story-parts.tsx'

type Employment = Story['work'][number]
type WorkProps = Pick<Story, 'work' | 'pages' | 'asOf'>

/** The number of employers shown before the rest is expanded. */
const SHOWN = 3

/** The work experience, newest first; several roles at one company are grouped. */
export function StoryWork({ story }: { story: WorkProps }) {
  const { work } = story
  if (work.length === 0) return null
  const [shownWork, rest] = firstAndRest(work, SHOWN)
  return (
    <StorySection id="experience" title={t('Experience')}>
      <Employments work={shownWork} story={story} />
      {rest.length > 0 ? (
        <div className="mt-6">
          <Fold label={t('Show all {count} employers', { count: work.length })}>
            <Employments work={rest} story={story} />
          </Fold>
        </div>
      ) : null}
    </StorySection>
  )
}

function Employments({ work, story }: { work: readonly Employment[]; story: WorkProps }) {
  return (
    <ol className="flex flex-col gap-8">
      {work.map((employment) => (
        <li key={`${employment.company} ${employment.roles[0]?.startDate} ${employment.roles[0]?.position}`}>
          <EmploymentBlock employment={employment} story={story} />
        </li>
      ))}
    </ol>
  )
}

function EmploymentBlock({ employment, story }: { employment: Employment; story: WorkProps }) {
  const { company, url, roles } = employment
  const { pages, asOf } = story
  const { start, end } = wholeSpan(roles)
  const [only] = roles
  const name = <PlaceName name={company} url={url} pages={pages} />
  if (roles.length === 1 && only) {
    return (
      <WithLogo company={company} pages={pages}>
        <h3 className="text-body wrap-anywhere">{only.position || name}</h3>
        {only.position ? <p className="text-small font-medium wrap-anywhere">{name}</p> : null}
        <RoleText role={only} asOf={asOf} />
      </WithLogo>
    )
  }
  return (
    <WithLogo company={company} pages={pages}>
      <h3 className="text-body wrap-anywhere">{name}</h3>
      <FactLine facts={[formatDuration(start, end, asOf)]} />
      <ol className="mt-4 flex flex-col gap-6 border-s border-line">
        {roles.map((role) => (
          <li key={`${role.position} ${role.startDate}`} className="relative ps-4">
            <span aria-hidden className="absolute top-2 -start-1 size-2 rounded-full bg-brand" />
            <h4 className="text-body wrap-anywhere">{role.position || t('Role', 'a job that someone has or had')}</h4>
            <RoleText role={role} asOf={asOf} />
          </li>
        ))}
      </ol>
    </WithLogo>
  )
}

interface WithLogoProps {
  readonly company: string
  readonly pages: Story['pages']
  readonly children: ReactNode
}

function WithLogo({ company, pages, children }: WithLogoProps) {
  return (
    <div className="flex gap-4">
      <PlaceMark name={company} pages={pages} />
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
