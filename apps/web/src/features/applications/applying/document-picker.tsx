import { largestResume } from '@rise/contract/resumes/limits'
import { t } from '@rise/texts'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { FieldNotes } from '../../../ui/base/field.tsx'
import { type SendingWatch, useSending } from '../../../ui/fields/use-sending.ts'

interface Props {
  readonly id: string
  /** The accessible name of the file input. */
  readonly label: string
  readonly hint: string
  readonly error?: string | undefined
  readonly send: (upload: { resume: File; name: string }, watch: SendingWatch) => Promise<void>
}

/** Uploads one document, PDF or Word. */
export function DocumentPicker({ id, label, hint, error, send }: Props) {
  const upload = useSending()
  const [fault, setFault] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)
  const isReading = upload.share !== undefined

  function uploadFile(file: File | undefined) {
    if (!file || isReading) return
    const fault = file.size > largestResume ? t('The file is larger than 10 MB. Choose a smaller one.') : undefined
    setFault(fault)
    if (fault !== undefined) return
    void upload.start((watch) => send({ resume: file, name: file.name.slice(0, 200) }, watch))
  }

  return (
    <>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button
          id={id}
          size="dense"
          busy={isReading}
          icon={<FileUp size={16} aria-hidden />}
          aria-describedby={`${id}-hint`}
          onClick={() => picker.current?.click()}
        >
          {isReading ? t('Reading file') : t('Upload a file')}
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".pdf,.docx"
          aria-label={label}
          tabIndex={-1}
          hidden
          onChange={({ target }) => {
            uploadFile(target.files?.[0])
            // Allows choosing the same file again.
            target.value = ''
          }}
        />
      </div>
      <div className="mt-1">
        <FieldNotes id={id} error={fault ?? upload.failure ?? error} hint={hint} />
      </div>
    </>
  )
}
