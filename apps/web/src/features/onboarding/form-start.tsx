import { lazy, Suspense } from 'react'
import { Notice } from '../../ui/states/notice.tsx'
import { ResumeDrop, useStoredReading } from '../resumes/index.ts'
import type { Flow } from './flow/flow.ts'

const StartReview = lazy(async () => ({ default: (await import('./start-review.tsx')).StartReview }))

/** A file at the top of a form; the fields that it fills aren't asked below. */
export function FormStart({ flow }: { flow: Flow }) {
  const [reading, setReading] = useStoredReading(flow.story._id)
  return (
    <>
      {flow.done.includes('start') && !reading ? (
        <Notice tone="success">We won’t ask for what you added from your file.</Notice>
      ) : null}
      <div className="flex flex-col gap-2">
        <h2 className="text-small font-medium">
          Your résumé <span className="font-normal text-subtle">(optional)</span>
        </h2>
        <ResumeDrop onRead={setReading} />
      </div>
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
