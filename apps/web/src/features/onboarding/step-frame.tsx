import type { OnboardingStep } from '@rise/contract/onboarding/kinds'
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
}

/** One step as a page: its question, the progress, and its content. */
export function StepFrame({ entry, standing, id, children, below }: FrameProps) {
  const plan = planOf(entry, standing)
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
      title={title}
      intro={
        <>
          <StepCount step={plan.indexOf(id) + 1} of={plan.length} />
          {intro}
          {isExtra(entry, id) ? (
            <span className="mt-2 block text-small">
              The rest is optional: your page is ready.{' '}
              <TextLink to={stepHref(pathname, search, 'done')}>Finish now</TextLink>
            </span>
          ) : null}
        </>
      }
      below={below}
    >
      {children}
    </NarrowPage>
  )
}
