import { largestResume } from '@rise/contract/resumes/limits'
import { msg, t } from '@rise/texts'
import { FileUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { ApiError } from '../../app/base/api.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { FieldNotes } from '../../ui/base/field.tsx'
import { useSending } from '../../ui/fields/use-sending.ts'
import type { Reading } from './review/review-items.ts'

const limitsHint = msg(
  'PDF, Word (.docx), JSON Resume, your LinkedIn export (.zip), plain text or Markdown, up to 10 MB and 50 pages. Choose a file or drop it here. We don’t keep the file.',
)

interface DropProps {
  /** Called with the reading; called without one as soon as another file is chosen. */
  readonly onRead: (reading: Reading | undefined) => void
  /** Whether this is the main action of the page. */
  readonly primary?: boolean
}

/** Accepts a résumé file, dropped or chosen, and sends it for reading. */
export function ResumeDrop({ onRead, primary = false }: DropProps) {
  const api = useApi()
  const upload = useSending()
  const [fault, setFault] = useState<string>()
  const [isOver, setIsOver] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const id = useId()
  const isReading = upload.share !== undefined
  const error = fault ?? upload.failure

  function sendFile(file: File | undefined): void {
    if (!file || isReading) return
    onRead(undefined)
    setFault(fileErrorOf(file))
    if (fileErrorOf(file) !== undefined) return
    void upload.start(async (watch) => {
      onRead((await api('POST /api/v1/resume-readings', { body: { resume: file }, ...watch }).catch(refuse)).result)
    })
  }

  return (
    <>
      <fieldset
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          sendFile(event.dataTransfer.files[0])
        }}
        className={cx(
          'flex min-w-0 flex-col items-center gap-3 rounded-card border border-dashed px-4 py-6 text-center transition-colors',
          isOver ? 'border-brand bg-brand-soft' : 'border-control',
        )}
      >
        <legend className="sr-only">{t('Résumé')}</legend>
        <div className="flex flex-wrap justify-center gap-2">
          <Button
            variant={primary ? 'primary' : 'secondary'}
            busy={isReading}
            icon={<FileUp size={16} aria-hidden />}
            aria-describedby={cx(error ? `${id}-error` : null, `${id}-hint`)}
            onClick={() => picker.current?.click()}
          >
            {isReading ? t('Reading file') : t('Choose a file')}
          </Button>
          {isReading ? (
            <Button variant="ghost" onClick={upload.cancel}>
              {t('Cancel')}
            </Button>
          ) : null}
        </div>
        <input
          ref={picker}
          type="file"
          accept=".pdf,.docx,.json,.zip,.txt,.md"
          aria-label={t('Résumé file')}
          tabIndex={-1}
          hidden
          onChange={({ target }) => {
            sendFile(target.files?.[0])
            // Allows choosing the same file again.
            target.value = ''
          }}
        />
        <FieldNotes id={id} error={error} hint={t(limitsHint)} />
      </fieldset>
      <p role="status" className="sr-only">
        {isReading ? t('Reading your file') : ''}
      </p>
    </>
  )
}

/** The limit is per hour, so the usual advice to wait a moment doesn't help. */
function refuse(error: unknown): never {
  throw error instanceof ApiError && error.code === 'too-many-requests'
    ? new Error(t('You’ve uploaded many files in the last hour. Continue without one, or try again later.'))
    : error
}

function fileErrorOf({ size }: File): string | undefined {
  if (size === 0) return t('The file is empty. Choose another one.')
  return size > largestResume
    ? t('The file is larger than 10 MB. Save it without large pictures and try again.')
    : undefined
}
