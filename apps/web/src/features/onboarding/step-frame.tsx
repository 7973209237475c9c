import type { OnboardingStep } from '@rise/contract/onboarding/kinds'
import { t } from '@rise/texts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusHeading } from '../../app/page/focus-heading.ts'
import { TextLink } from '../../ui/base/link.tsx'
import { NarrowPage } from '../../ui/layout/narrow-page.tsx'
import { StepCount } from '../../ui/marks/step-count.tsx'
import { isExtra, planOf, type Standing } from './flow/engine.ts'
import { type Entry, stepOf } from './flow/entries.ts'
import { stepHref } from './flow/step-address.ts'

interface FrameProps {
  readonly entry: Entry
  readonly standing: Standing
  readonly id: OnboardingStep
  readonly children: ReactNode
  readonly below?: ReactNode
  /** The page so far. */
  readonly beside: ReactNode
}

/** One step as a page: its question, the progress, and its content. */
export function StepFrame({ entry, standing, id, children, below, beside }: FrameProps) {
  const isOptional = isExtra(entry, id)
  // Optional steps are counted on their own, so that the number says how much a page needs.
  const countedSteps = planOf(entry, standing).filter((other) => isExtra(entry, other) === isOptional)
  const { title, intro } = stepOf(entry, id)
  const { pathname, search } = useLocation()
  const shownStep = useRef(id)
  useEffect(() => {
    // On the first step, the browser keeps its own focus.
    if (shownStep.current !== id) focusHeading()
    shownStep.current = id
  }, [id])
  return (
    <NarrowPage
      title={t(title)}
      intro={
        <>
          {t(intro)}
          {isOptional ? (
            <span className="mt-2 block text-small">
              {t('Your page is ready.')} <TextLink to={stepHref(pathname, search, 'done')}>{t('Finish now')}</TextLink>
            </span>
          ) : null}
          <StepCount step={countedSteps.indexOf(id) + 1} of={countedSteps.length} optional={isOptional} />
        </>
      }
      below={below}
      beside={beside}
    >
      {children}
    </NarrowPage>
  )
}
