import { largestResume } from '@rise/contract/resume-rules'
import type { OwnStory } from '@rise/contract/stories'
import { useMutation } from '@tanstack/react-query'
import { Download, FileUp } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { saveJson } from '../../app/save-json.ts'
import { useApi } from '../../app/settings.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/class-names.ts'
import { FieldNotes } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { useSending } from '../../ui/use-sending.ts'
import type { Reading } from './resume-review.tsx'

const ResumeReview = lazy(async () => ({ default: (await import('./resume-review.tsx')).ResumeReview }))

const LIMITS =
  'PDF, Word (.docx), JSON Resume, your LinkedIn export (.zip) or plain text, at most 10 MB and 50 pages. Choose a file, or drop it here. The file itself is not kept.'

interface StartProps {
  readonly story: OwnStory
  /** Called when something of a résumé is in the story. */
  readonly onTaken: () => void
}

/** Fills a story from a résumé: a file is dropped or chosen, read at once, looked at, and taken part by part. */
export function ResumeStart({ story, onTaken }: StartProps) {
  const api = useApi()
  const sending = useSending()
  const [reading, setReading] = useState<Reading>()
  const [fault, setFault] = useState<string>()
  const [over, setOver] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const id = useId()
  const busy = sending.share !== undefined
  const error = fault ?? sending.failure

  function take(file: File | undefined): void {
    if (!file || busy) return
    setReading(undefined)
    setFault(faultOf(file))
    if (faultOf(file) !== undefined) return
    void sending.start(async (watch) => {
      setReading((await api('POST /api/v1/resume-readings', { body: { resume: file }, ...watch })).result)
    })
  }

  return (
    <Card as="section" aria-labelledby={id} className="mb-6 flex flex-col gap-4">
      <h2 id={id} className="text-h3">
        Start from a résumé
      </h2>
      <fieldset
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files[0])
        }}
        className={cx(
          'flex min-w-0 flex-col gap-3 rounded-card border border-dashed p-4 transition-colors',
          over ? 'border-brand bg-brand-soft' : 'border-control',
        )}
      >
        <legend className="sr-only">Résumé</legend>
        <div className="flex flex-wrap gap-2">
          <Button
            busy={busy}
            icon={<FileUp size={16} aria-hidden />}
            aria-describedby={cx(error ? `${id}-error` : null, `${id}-hint`)}
            onClick={() => picker.current?.click()}
          >
            {busy ? 'Reading the file' : 'Choose a file'}
          </Button>
          {busy ? (
            <Button variant="ghost" onClick={sending.cancel}>
              Cancel
            </Button>
          ) : null}
        </div>
        <input
          ref={picker}
          type="file"
          accept=".pdf,.docx,.json,.zip,.txt"
          aria-label="File of the résumé"
          tabIndex={-1}
          hidden
          onChange={({ target }) => {
            take(target.files?.[0])
            // The same file can be chosen again.
            target.value = ''
          }}
        />
        <FieldNotes id={id} error={error} hint={LIMITS} />
      </fieldset>
      <p role="status" className="sr-only">
        {busy ? 'The file is being read' : ''}
      </p>
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
      {story.version > 0 ? <WholeStory slug={story.slug} /> : null}
    </Card>
  )
}

/** One's own story with what nobody else sees of it: it is asked for as a member, which a link cannot. */
function WholeStory({ slug }: Pick<OwnStory, 'slug'>) {
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
        busy={download.isPending}
        icon={<Download size={16} aria-hidden />}
        onClick={() => download.mutate()}
      >
        Download my whole story as JSON Resume
      </Button>
    </div>
  )
}

function faultOf({ size }: File): string | undefined {
  if (size === 0) return 'The file is empty. Choose another one.'
  return size > largestResume
    ? 'The file is larger than 10 MB. Save it without large pictures and try again.'
    : undefined
}
