import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { lazy, Suspense, useId } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { saveJson } from '../../app/save-json.ts'
import { Button } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { ResumeDrop } from './resume-drop.tsx'
import { useStoredReading } from './review/stored-reading.ts'

const ResumeReview = lazy(async () => ({ default: (await import('./resume-review.tsx')).ResumeReview }))

interface StartProps {
  readonly story: OwnStory
  /** Whether the owner wants to choose a file; otherwise, only a reading that awaits review is shown. */
  readonly begun: boolean
  /** Called when the story has gained content from a résumé. */
  readonly onTaken: () => void
}

/** Fills a story from a résumé: the file is dropped or chosen, read immediately, reviewed, and added part by part. */
export function ResumeStart({ story, begun, onTaken }: StartProps) {
  const [reading, setReading] = useStoredReading(story._id)
  const id = useId()
  if (!begun && !reading) return null
  return (
    <Card as="section" aria-labelledby={id} className="mb-6 flex flex-col gap-4">
      <h2 id={id} className="text-h3">
        {Object.keys(story.resume).length > 0 ? t('Import a résumé') : t('Start from a résumé')}
      </h2>
      <ResumeDrop onRead={setReading} />
      {reading ? (
        <Suspense fallback={null}>
          <ResumeReview
            story={story}
            reading={reading}
            onEnd={(saved) => {
              setReading(undefined)
              if (saved) onTaken()
            }}
          />
        </Suspense>
      ) : null}
    </Card>
  )
}

/**
 * Downloads the member's own story, including private content. It is fetched with the session, which a plain link can't
 * do.
 */
export function OwnStoryDownload({ slug }: Pick<OwnStory, 'slug'>) {
  const api = useApi()
  const download = useMutation({
    mutationFn: () => api('GET /api/v1/story/resume.json', {}),
    onSuccess: (document) => saveJson(`${slug}-resume.json`, document),
    onError: (error) => showToast({ id: 'form', kind: 'failure', title: error.message }),
  })
  return (
    <div>
      <Button
        size="dense"
        variant="ghost"
        className="-ml-4"
        busy={download.isPending}
        icon={<Download size={16} aria-hidden />}
        onClick={() => download.mutate()}
      >
        {t('Download my story as JSON Resume')}
      </Button>
    </div>
  )
}
