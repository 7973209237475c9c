import type { CompanyDesk, CompanyPart } from '@rise/contract/companies/page/shapes'
import { type Message, msg, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { Card } from '../../../ui/base/card.tsx'

/** How many missing sections are named when `brief` is set. */
const NAMED_COUNT = 3

const partNames: Readonly<Record<CompanyPart, Message>> = {
  Logo: msg('Logo'),
  Tagline: msg('Tagline'),
  Story: msg('Story'),
  Website: msg('Website'),
  Industry: msg('Industry'),
  Stage: msg('Stage', 'of a company'),
  'Team size': msg('Team size'),
  Places: msg('Places'),
  Values: msg('Values'),
  Benefits: msg('Benefits'),
  Pictures: msg('Pictures'),
  'Verified domain': msg('Verified domain'),
}

interface Props {
  readonly desk: CompanyDesk
  /** Whether to list only the first missing sections. */
  readonly brief?: boolean
  readonly children: ReactNode
}

/**
 * The sections of the page, each marked as done or missing, with `children` below them. Of a complete page, only
 * `children` remain, except in brief.
 */
export function PageProgress({ desk: { fields, verifiedDomain, gallery }, brief = false, children }: Props) {
  // The desk belongs to the company that the viewer acts for.
  const logo = useCurrentUser()?.photo ?? null
  const isFilled: Readonly<Record<CompanyPart, boolean>> = {
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
  const steps = (Object.keys(partNames) as CompanyPart[]).map((name) => [name, isFilled[name]] as const)
  const filledCount = steps.filter(([, isDone]) => isDone).length
  const shownSteps = brief ? steps.filter(([, isDone]) => !isDone).slice(0, NAMED_COUNT) : steps
  const isComplete = filledCount === steps.length
  if (isComplete && !brief) return children
  const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>
  return (
    <Card as="aside" aria-label={t('Page progress')} className="flex h-fit flex-col gap-4">
      <p className="font-semibold tabular-nums">
        {isComplete
          ? t('Your page is complete')
          : t('{done} of {count} sections complete', { done: filledCount, count: steps.length })}
      </p>
      {isComplete ? null : (
        <ul className="flex flex-col gap-1 text-small">
          {shownSteps.map(([name, isDone]) => (
            <li key={name} className="flex items-center gap-2">
              {isDone ? (
                <CircleCheck size={16} aria-hidden className="shrink-0 text-success" />
              ) : (
                <CircleDashed size={16} aria-hidden className="shrink-0 text-subtle" />
              )}
              <span className={isDone ? 'text-muted' : ''}>
                {isDone
                  ? rich('{part}<hidden>: done</hidden>', { part: t(partNames[name]), hidden })
                  : rich('{part}<hidden>: missing</hidden>', { part: t(partNames[name]), hidden })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {children}
    </Card>
  )
}
