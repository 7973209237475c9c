import type { CompanyOptions } from '@rise/contract/companies/endpoints'
import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useApi } from '../../../app/base/settings.tsx'
import { focusHeading } from '../../../app/page/focus-heading.ts'
import { useCurrentUser, useSessionStore } from '../../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { NarrowPage } from '../../../ui/layout/narrow-page.tsx'
import { StepCount } from '../../../ui/marks/step-count.tsx'
import { PendingNotice } from '../../session/index.ts'
import { NotYourPage } from '../not-your-page.tsx'
import { BusinessFields, CultureFields, type PageForm, type PageValues, PlaceFields } from '../page-fields.tsx'
import { companyOptionsQuery, deskQuery } from '../queries.ts'
import { useDraftForm } from '../use-draft-form.ts'
import { useTeamMay } from '../use-team-may.ts'
import { SiteFields } from './site-fields.tsx'

interface Step {
  readonly title: string
  readonly intro: string
  readonly names: readonly (keyof PageValues)[]
  readonly fields: (form: PageForm, options: CompanyOptions, slug: string) => ReactNode
}

const steps: readonly Step[] = [
  {
    title: 'Your website',
    intro: 'We read what your site says of you, so that you only correct it.',
    names: ['website', 'companyName', 'tagline', 'links'],
    fields: (form, _options, slug) => <SiteFields form={form} slug={slug} />,
  },
  {
    title: 'What you do',
    intro: 'It’s how people find you.',
    names: ['industries', 'stage', 'size', 'teamSize', 'foundingYear'],
    fields: (form, options) => <BusinessFields form={form} options={options} />,
  },
  {
    title: 'Where you are',
    intro: 'Everywhere your people work.',
    names: ['places'],
    fields: (form) => <PlaceFields form={form} />,
  },
  {
    title: 'Why people like it',
    intro: 'Your values, and what everyone gets.',
    names: ['values', 'benefits'],
    fields: (form) => <CultureFields form={form} />,
  },
]

/**
 * The steps from a new account to a complete page. Each is saved, so that it survives Back and works across devices.
 */
export function OnboardingSteps() {
  const api = useApi()
  const slug = useCurrentUser()?.slug ?? ''
  const asked = Number(new URLSearchParams(useLocation().search).get('step') ?? 1)
  const index = Math.min(steps.length, Math.max(1, Math.trunc(asked) || 1)) - 1
  const step = steps[index]
  useHeadingOf(index)
  const { data: desk, error, isFetching, refetch } = useQuery(deskQuery(api, slug))
  const { data: options } = useQuery(companyOptionsQuery(api))
  const may = useTeamMay(desk)
  if (!step) return null
  return (
    <NarrowPage
      title={step.title}
      intro={
        <>
          <StepCount step={index + 1} of={steps.length} />
          {step.intro}
        </>
      }
    >
      {desk && !may('edit-page') ? (
        <NotYourPage slug={desk.slug} />
      ) : desk && options ? (
        <StepForm key={index} step={step} index={index} desk={desk} options={options} />
      ) : error ? (
        <FailedBlock title="Couldn’t load your page" retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label="Loading your page">
          <SkeletonText lines={3} />
        </SkeletonGroup>
      )}
      <Suspense fallback={null}>
        <PendingNotice />
      </Suspense>
    </NarrowPage>
  )
}

/** Each step is a page that begins with its heading; the first one opened leaves the focus to the browser. */
function useHeadingOf(index: number): void {
  const shown = useRef<number>(undefined)
  useEffect(() => {
    const before = shown.current
    shown.current = index
    // The form that created the account is gone from the middle of the page, and the focus with it.
    const hasJoined = before === undefined && window.scrollY > 0 && document.activeElement === document.body
    if (hasJoined) window.scrollTo({ top: 0 })
    if (hasJoined || (before !== undefined && before !== index)) focusHeading()
  }, [index])
}

interface StepProps {
  step: Step
  index: number
  desk: CompanyDesk
  options: CompanyOptions
}

function StepForm({ step, index, desk, options }: StepProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const session = useSessionStore()
  const navigate = useNavigate()
  const { slug } = desk
  const next = index + 1 < steps.length ? `/company/onboarding?step=${index + 2}` : '/company/onboarding/job-posting'
  const form = useDraftForm<PageValues>({
    schema: 'page',
    initial: desk.fields,
    send: async (values) => {
      // The newest version: a step touches only its own fields.
      const { version } = await queryClient.fetchQuery({ ...deskQuery(api, slug), staleTime: 0 })
      const page = Object.fromEntries(step.names.map((name) => [name, values[name]]))
      const { result } = await api('PATCH /api/v1/companies/{slug}/page', { params: { slug }, body: { version, page } })
      queryClient.setQueryData(deskQuery(api, slug).queryKey, result)
      if (step.names.includes('companyName')) void session.check()
      form.reset(result.fields)
      await navigate(next)
    },
  })
  return (
    <form aria-label={step.title} method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-6">
      {form.failure ? <Notice tone="danger">{form.failure.message}</Notice> : null}
      <ErrorSummary problems={form.problems} />
      {step.fields(form, options, slug)}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.busy} className="max-sm:w-full">
          {index + 1 < steps.length ? 'Save and continue' : 'Save and add jobs'}
        </Button>
        <div className="flex gap-2">
          {index > 0 ? <ButtonLink to={`/company/onboarding?step=${index}`}>Back</ButtonLink> : null}
          <ButtonLink variant="ghost" to={next}>
            Skip
          </ButtonLink>
        </div>
      </div>
    </form>
  )
}
