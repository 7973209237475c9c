import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { focusHeading } from '../../app/page/focus-heading.ts'
import { useVerdict } from '../../app/session/use-session.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { NarrowPage } from '../../ui/layout/narrow-page.tsx'
import { jobsHref } from '../jobs/index.ts'
import { FindOwnLayoff } from '../layoffs/index.ts'
import { nextSteps, resumeOf } from '../professionals/index.ts'
import { LoadedPendingNotice } from '../session/index.ts'
import type { Entry, FirstStep } from './flow/entries.ts'
import type { Flow } from './flow/flow.ts'
import { endProgress } from './flow/save-progress.ts'
import { GuestAnswers } from './guest-answers.tsx'
import { PagePreview } from './page-preview.tsx'

interface FinishProps {
  readonly entry: Entry
  readonly flow: Flow
  readonly story: OwnStory
  readonly hadQuestions: boolean
  /** The address of the first question that is neither answered nor skipped. */
  readonly unanswered: string | undefined
}

/** The end of the flow: the contents of the page, and links to continue. */
export function FinishPage({ entry, flow, story, hadQuestions, unanswered }: FinishProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  useEffect(() => {
    focusHeading()
    // Progress that can't be deleted now expires later.
    endProgress(api, queryClient).catch(() => undefined)
  }, [api, queryClient])
  // Until the email is confirmed, only the owner can see the page.
  const isPublic = useVerdict({ access: 'auth', confirmed: true }) === 'allowed'
  const { percent, next } = story.strength
  const step = next === null ? undefined : nextSteps[next]
  return (
    <NarrowPage
      title={hadQuestions && isPublic ? t('Your page is live') : t('You’re all set')}
      intro={hadQuestions ? describePage(story, isPublic) : t('Your page already answers everything we ask here.')}
      beside={<PagePreview flow={flow} />}
    >
      <LoadedPendingNotice />
      <GuestAnswers entry={entry} />
      {percent > 0 ? <ProgressBar share={percent / 100} label={t('Profile strength')} /> : null}
      {step ? (
        <p className="text-small text-muted">
          {rich('Next best step: <step>{label}</step>.', {
            label: t(step.label),
            step: (text) => <TextLink to={step.path}>{text}</TextLink>,
          })}{' '}
          {t(step.why)}
        </p>
      ) : null}
      {entry.slug === 'layoff-onboarding' ? (
        <Suspense fallback={null}>
          <FindOwnLayoff company={resumeOf(story).work?.[0]?.name ?? ''} />
        </Suspense>
      ) : null}
      <ul className="flex flex-col gap-3">
        {entry.firstSteps.flatMap((first, index) => {
          const [label, to] = linkOf(first, story)
          // The link to the unanswered question comes second.
          const extraLinks =
            index === 0 && unanswered !== undefined
              ? [<NextLink key="unanswered" to={unanswered} label={t('Add more about yourself')} />]
              : []
          return [<NextLink key={first} to={to} label={label} primary={index === 0} />, ...extraLinks]
        })}
      </ul>
    </NarrowPage>
  )
}

function NextLink({ to, label, primary = false }: { to: string; label: string; primary?: boolean }) {
  return (
    <li>
      <ButtonLink to={to} variant={primary ? 'primary' : 'secondary'}>
        {label}
      </ButtonLink>
    </li>
  )
}

function linkOf(step: FirstStep, story: OwnStory): readonly [label: string, to: string] {
  switch (step) {
    case 'page':
      return [t('View your page'), `/professional/${story.slug}`]
    case 'jobs':
      return [t('Find jobs that fit'), fittingJobs(story)]
    case 'people':
      return [t('Find people to follow'), '/professionals']
    case 'hello':
      return [t('Say hello to the community'), '/feed']
    case 'copilot':
      return [t('Keep talking to the copilot'), '/copilot']
    case 'courses':
      return [t('Find your next course'), '/courses']
  }
}

/** Links to jobs by the roles sought, or by the current role. */
function fittingJobs(story: OwnStory): string {
  const jobTitle = story.soughtRoles[0] ?? resumeOf(story).work?.[0]?.position
  return jobTitle === undefined ? jobsHref({}) : jobsHref({ keyword: jobTitle })
}

/** Describes who sees the page, and what it has. */
function describePage(story: OwnStory, isPublic: boolean): string {
  const { work = [], education = [], skills = [] } = resumeOf(story)
  const parts = [
    work.length === 0 ? '' : t('{count, plural, one {# role} other {# roles}}', { count: work.length }, 'on a résumé'),
    skills.length === 0 ? '' : t('{count, plural, one {# skill} other {# skills}}', { count: skills.length }),
    education.length === 0
      ? ''
      : t('{count, plural, one {# school or course} other {# schools and courses}}', { count: education.length }),
  ].filter((part) => part !== '')
  const contents = describeContents(parts)
  return isPublic ? contents : `${t('Only you can see your page until you confirm your email.')} ${contents}`
}

function describeContents([first, second, third]: readonly string[]): string {
  if (first === undefined) return t('It has your name so far. Add to it whenever you like.')
  if (second === undefined) return t('It has {first} so far. Add to it whenever you like.', { first })
  return third === undefined
    ? t('It has {first} and {second} so far. Add to it whenever you like.', { first, second })
    : t('It has {first}, {second} and {third} so far. Add to it whenever you like.', { first, second, third })
}
