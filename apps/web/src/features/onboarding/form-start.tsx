import { t } from '@rise/texts'
import { lazy, Suspense } from 'react'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { ResumeDrop, useStoredReading } from '../resumes/index.ts'
import type { Flow } from './flow/flow.ts'

const StartReview = lazy(async () => ({ default: (await import('./start-review.tsx')).StartReview }))

/** Reads a file at the top of a form; fields that the file fills are not shown below. */
export function FormStart({ flow }: { flow: Flow }) {
  const [reading, setReading] = useStoredReading(flow.story._id)
  return (
    <>
      {flow.done.includes('start') && !reading ? (
        <Notice tone="success">{t('We won’t ask for what you added from your file.')}</Notice>
      ) : null}
      <Disclosure summary={t('Fill in from a résumé')}>
        <ResumeDrop onRead={setReading} />
      </Disclosure>
      {reading ? (
        <Suspense fallback={null}>
          <StartReview
            flow={flow}
            reading={reading}
            onTaken={() => setReading(undefined)}
            onLeft={() => setReading(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
