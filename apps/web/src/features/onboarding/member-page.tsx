import type { Onboarding } from '@rise/contract/onboarding/shapes'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { presentVersion, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { focusHeading } from '../../app/page/focus-heading.ts'
import { isNewcomer, welcomeNewcomer } from '../../app/session/newcomer.ts'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { NarrowPage } from '../../ui/layout/narrow-page.tsx'
import { useLoadingStep } from '../../ui/states/loading-ladder.ts'
import { SkeletonGroup, SkeletonText } from '../../ui/states/skeleton.tsx'
import { PendingNotice, StoryPreview } from '../session/index.ts'
import { FinishPage } from './finish-page.tsx'
import { placeOf, planOf } from './flow/engine.ts'
import type { Entry } from './flow/entries.ts'
import { formNames } from './flow/form-steps.ts'
import { stepHref } from './flow/step-address.ts'
import { useMemberFlow } from './flow/use-member-flow.ts'
import { useStepAddress } from './flow/use-step-address.ts'
import { GuestAnswers } from './guest-answers.tsx'
import { MemberForm } from './member-form.tsx'
import { PagePreview } from './page-preview.tsx'
import { onboardingQuery } from './queries.ts'
import { StartStep } from './start-step.tsx'
import { StepForm } from './step-form.tsx'
import { StepFrame } from './step-frame.tsx'

/**
 * The onboarding of a member. It asks for what the story lacks, and continues where the member stopped on any device.
 */
export function MemberPage({ entry }: { entry: Entry }) {
  const api = useApi()
  const story = useQuery(queryOf(api, 'GET /api/v1/story', {}, presentVersion))
  const progress = useQuery(onboardingQuery(api))
  const failedQuery = [story, progress].find(({ isError }) => isError)
  // A flow that starts with an outdated state would ask for answered questions.
  const isReady = story.isFetchedAfterMount && progress.isFetchedAfterMount
  const step = useLoadingStep(!isReady && !failedQuery)
  if (isReady && story.data && progress.data !== undefined) {
    return <Steps entry={entry} story={story.data} progress={progress.data} />
  }
  return (
    <NarrowPage title={t(entry.title)} beside={<StoryPreview story={{ name: '', headline: '' }} isLoading />}>
      {failedQuery ? (
        <FailedBlock
          title={t('Couldn’t load your page')}
          retrying={failedQuery.isFetching}
          onRetry={() => void failedQuery.refetch()}
        />
      ) : step === 'nothing' ? null : (
        <SkeletonGroup label={t('Loading your page')}>
          <SkeletonText lines={4} />
        </SkeletonGroup>
      )}
    </NarrowPage>
  )
}

/** The notice about the confirmation email, below the step, where it covers no question. */
function MailSent(): ReactNode {
  return (
    <Suspense fallback={null}>
      <PendingNotice />
    </Suspense>
  )
}

interface StepsProps {
  readonly entry: Entry
  readonly story: OwnStory
  readonly progress: Onboarding | null
}

function Steps({ entry, story, progress }: StepsProps): ReactNode {
  const flow = useMemberFlow(entry, story, progress)
  const { pathname, search } = useLocation()
  useEffect(() => {
    // The submitted form is unmounted, and the focus would be lost with it.
    if (isNewcomer()) focusHeading()
    welcomeNewcomer()
  }, [])
  const stepName = new URLSearchParams(search).get('step')
  const isForm = entry.onePage === true && stepName !== 'done' && formNames(entry, flow).length > 0
  const place = isForm || entry.onePage ? 'done' : placeOf(entry, flow, stepName)
  useStepAddress(place, !isForm)
  if (isForm) return <MemberForm entry={entry} flow={flow} />
  if (place === 'done') {
    const openStep = placeOf(entry, flow, null)
    const unansweredHref = openStep === 'done' || entry.onePage ? undefined : stepHref(pathname, search, openStep)
    return (
      <FinishPage
        entry={entry}
        flow={flow}
        story={story}
        hadQuestions={planOf(entry, flow).length > 0}
        unanswered={unansweredHref}
      />
    )
  }
  return (
    <StepFrame entry={entry} standing={flow} id={place} below={<MailSent />} beside={<PagePreview flow={flow} />}>
      <GuestAnswers entry={entry} />
      {place === 'start' ? (
        <StartStep entry={entry} flow={flow} />
      ) : (
        <StepForm key={place} entry={entry} flow={flow} id={place} />
      )}
    </StepFrame>
  )
}
