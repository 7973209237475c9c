import type { CompanyOptions } from '@rise/contract/companies/endpoints'
import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { type Message, msg, t } from '@rise/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { keyOf, neverStale, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { focusHeading } from '../../../app/page/focus-heading.ts'
import { useCurrentUser, useSessionStore } from '../../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { NarrowPage } from '../../../ui/layout/narrow-page.tsx'
import { StepCount } from '../../../ui/marks/step-count.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { PendingNotice } from '../../session/index.ts'
import type { CompanySlots } from '../company-slots.ts'
import { NotYourPage } from '../not-your-page.tsx'
import { type PageForm, type PageValues, pageValuesOf } from '../page-fields.tsx'
import { useDraftForm } from '../use-draft-form.ts'
import { useTeamMay } from '../use-team-may.ts'
import { hrefOfStep, STEP_COUNT } from './step-address.ts'
import { BlockFields, FactFields, LookFields, SiteFields, type StepProps, StoryFields } from './step-fields.tsx'

interface Step {
  readonly title: Message
  readonly intro: Message
  /** The fields that “Save and continue” saves; a step without any saves each change immediately. */
  readonly names: readonly (keyof PageValues)[]
  readonly Fields: ComponentType<StepProps>
}

const steps: readonly Step[] = [
  {
    title: msg('Your company'),
    intro: msg('Enter your website, and we’ll suggest what it says about you. You decide what goes in.'),
    names: ['website', 'companyName', 'tagline', 'links'],
    Fields: SiteFields,
  },
  {
    title: msg('Logo and colours'),
    intro: msg('People recognize you by them, on your page and beside each job.'),
    names: [],
    Fields: LookFields,
  },
  {
    title: msg('Your story'),
    intro: msg('Who you are, what you stand for, and what everyone gets.'),
    names: ['story', 'values', 'benefits'],
    Fields: StoryFields,
  },
  {
    title: msg('What you do'),
    intro: msg('It’s how people find you.'),
    names: ['industries', 'stage', 'size', 'teamSize', 'foundingYear', 'places'],
    Fields: FactFields,
  },
  {
    title: msg('Your page'),
    intro: msg('Blocks show how you work and who’s there. Start from a template now, or add them later.'),
    names: [],
    Fields: BlockFields,
  },
]

/**
 * The steps from a new account to a complete page, and on to its first job. Each step is saved, so that its values
 * survive Back and are available on other devices.
 */
export function OnboardingSteps({ slots }: { slots: CompanySlots }) {
  const api = useApi()
  const slug = useCurrentUser()?.slug ?? ''
  const stepParameter = new URLSearchParams(useLocation().search).get('step')
  const index = Math.min(steps.length, Math.max(1, Math.trunc(Number(stepParameter)) || 1)) - 1
  const step = steps[index]
  useHeadingOf(index)
  const {
    data: desk,
    error,
    isFetching,
    refetch,
  } = useQuery(queryOf(api, 'GET /api/v1/companies/{slug}/desk', { params: { slug } }))
  const { data: options } = useQuery(queryOf(api, 'GET /api/v1/company-options', {}, neverStale))
  const may = useTeamMay(desk)
  // The first step has its own address, so that Back from the second step leads to the first and is not redirected
  // forward.
  if (desk && stepParameter === null) return <Navigate to={hrefOfStep(lastFilled(desk) + 2)} replace />
  if (!step) return null
  return (
    <NarrowPage
      title={t(step.title)}
      intro={
        <>
          {t(step.intro)}
          <StepCount step={index + 1} of={STEP_COUNT} />
        </>
      }
    >
      {desk && !may('edit-page') ? (
        <NotYourPage slug={desk.slug} />
      ) : desk && options ? (
        <StepForm key={index} step={step} index={index} desk={desk} options={options} slots={slots} />
      ) : error ? (
        <FailedBlock title={t('Couldn’t load your page')} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label={t('Loading your page')}>
          <SkeletonText lines={3} />
        </SkeletonGroup>
      )}
      <Suspense fallback={null}>
        <PendingNotice />
      </Suspense>
    </NarrowPage>
  )
}

/**
 * Returns the index of the last step with content; -1 for none. The member continues with the next step. The name
 * doesn't count: the sign-up sets it.
 */
function lastFilled({ fields }: CompanyDesk): number {
  return steps.findLastIndex(({ names }) =>
    names.some((name) => {
      const value = fields[name]
      return name !== 'companyName' && (Array.isArray(value) ? value.length > 0 : Boolean(value))
    }),
  )
}

/** Focuses the heading of each step, as on a new page; on the first one opened, the browser keeps its own focus. */
function useHeadingOf(index: number): void {
  const shownIndex = useRef<number>(undefined)
  useEffect(() => {
    const previousIndex = shownIndex.current
    shownIndex.current = index
    // The form that created the account is unmounted while the page stays, and the focus would be lost with it.
    const hasJoined = previousIndex === undefined && window.scrollY > 0 && document.activeElement === document.body
    if (hasJoined) window.scrollTo({ top: 0 })
    if (hasJoined || (previousIndex !== undefined && previousIndex !== index)) focusHeading()
  }, [index])
}

interface FormProps {
  step: Step
  index: number
  desk: CompanyDesk
  options: CompanyOptions
  slots: CompanySlots
}

function StepForm({ step, index, desk, options, slots }: FormProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const session = useSessionStore()
  const navigate = useNavigate()
  const { slug } = desk
  const next = hrefOfStep(index + 2)
  const form = useDraftForm<PageValues>({
    schema: 'page',
    draft: `-${index + 1}`,
    initial: pageValuesOf(desk),
    send: async (values) => {
      // Saves to the newest version, because the step changes only its own fields.
      const { version } = await queryClient.fetchQuery({
        ...queryOf(api, 'GET /api/v1/companies/{slug}/desk', { params: { slug } }),
        staleTime: 0,
      })
      const page = Object.fromEntries(step.names.map((name) => [name, values[name]]))
      const { result } = await api('PATCH /api/v1/companies/{slug}/page', { params: { slug }, body: { version, page } })
      queryClient.setQueryData(keyOf('GET /api/v1/companies/{slug}/desk', { params: { slug } }), result)
      if (step.names.includes('companyName')) void session.check()
      form.reset(pageValuesOf(result))
      await navigate(next)
    },
  })
  const fields = <step.Fields form={form} desk={desk} options={options} slots={slots} />
  const back = index > 0 ? <ButtonLink to={hrefOfStep(index)}>{t('Back')}</ButtonLink> : null
  if (step.names.length === 0) {
    return (
      <>
        {fields}
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={next} variant="primary" className="max-sm:w-full">
            {t('Continue')}
          </ButtonLink>
          {back}
        </div>
      </>
    )
  }
  return (
    <StepFields form={form} title={t(step.title)}>
      {fields}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.busy} className="max-sm:w-full">
          {t('Save and continue')}
        </Button>
        <div className="flex gap-2">
          {back}
          <ButtonLink variant="ghost" to={next}>
            {t('Skip')}
          </ButtonLink>
        </div>
      </div>
    </StepFields>
  )
}

function StepFields({ form, title, children }: { form: PageForm; title: string; children: ReactNode }) {
  return (
    <form aria-label={title} method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-6">
      {form.failure ? <Notice tone="danger">{form.failure.message}</Notice> : null}
      <ErrorSummary problems={form.problems} />
      {children}
    </form>
  )
}
