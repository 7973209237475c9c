import { t } from '@rise/texts'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../ui/base/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { ResumeDrop, useStoredReading } from '../resumes/index.ts'
import { BackLink } from './back-link.tsx'
import { nextOf, type Standing } from './flow/engine.ts'
import type { Entry } from './flow/entries.ts'
import type { Flow } from './flow/flow.ts'
import { stepHref } from './flow/step-address.ts'

const StartReview = lazy(async () => ({ default: (await import('./start-review.tsx')).StartReview }))

/** Starts with a file, or without. */
export function StartStep({ entry, flow }: { entry: Entry; flow: Flow }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [reading, setReading] = useStoredReading(flow.story._id)
  const [failure, setFailure] = useState<string>()
  const goToNext = (standing: Standing) => void navigate(stepHref(pathname, search, nextOf(entry, standing, 'start')))
  const showFailure = (error: unknown) => setFailure(error instanceof Error ? error.message : undefined)
  const isStartDone = flow.done.includes('start')
  return (
    <>
      {failure ? <Notice tone="danger">{failure}</Notice> : null}
      {isStartDone && !reading ? (
        <Notice tone="success">{t('Your page has what you added from your file. You can add another file.')}</Notice>
      ) : null}
      <ResumeDrop primary={!reading && !isStartDone} onRead={setReading} />
      {reading ? (
        <Suspense fallback={null}>
          <StartReview
            flow={flow}
            reading={reading}
            onTaken={(standing) => {
              setReading(undefined)
              if (standing) goToNext(standing)
              else void flow.pass('start', 'done').then(goToNext, showFailure)
            }}
            onLeft={() => setReading(undefined)}
          />
        </Suspense>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void flow.pass('start', isStartDone ? 'done' : 'skipped').then(goToNext, showFailure)}>
            {isStartDone ? t('Continue') : t('Continue without a résumé')}
          </Button>
          <BackLink entry={entry} standing={flow} id="start" />
        </div>
      )}
    </>
  )
}
