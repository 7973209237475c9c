import type { ApplyForm, ResumeFile } from '@rise/contract/applications/shapes'
import { largestResume } from '@rise/contract/resumes/limits'
import { useQueryClient } from '@tanstack/react-query'
import { FileUp, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { FieldNotes } from '../../../ui/base/field.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { useSending } from '../../../ui/fields/use-sending.ts'
import { applyFormQuery } from '../queries.ts'
import { bytesWords } from './sent-view.tsx'

interface Props {
  readonly form: ApplyForm
  /** Null: the story. */
  readonly fileId: string | null
  readonly onChoose: (fileId: string | null) => void
}

/** Which résumé to send: the story, or a file that is kept for the next time. */
export function ResumeChoice({ form, fileId, onChoose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const sending = useSending()
  const [fault, setFault] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)
  const { queryKey } = applyFormQuery(api, form.job.slug ?? '')
  const busy = sending.share !== undefined
  const setFiles = (change: (files: readonly ResumeFile[]) => ResumeFile[]) =>
    queryClient.setQueryData(queryKey, (now) => now && { ...now, files: change(now.files) })

  function take(file: File | undefined) {
    if (!file || busy) return
    const wrong = file.size > largestResume ? 'The file is larger than 10 MB. Choose a smaller one.' : undefined
    setFault(wrong)
    if (wrong !== undefined) return
    void sending.start(async (watch) => {
      const body = { resume: file, name: file.name.slice(0, 200) }
      const { result } = await api('POST /api/v1/resume-files', { body, ...watch })
      setFiles((files) => [result, ...files])
      onChoose(result._id)
    })
  }

  async function drop(id: string) {
    await api('DELETE /api/v1/resume-files/{id}', { params: { id } })
    setFiles((files) => files.filter(({ _id }) => _id !== id))
    if (fileId === id) onChoose(null)
  }

  return (
    <fieldset className="flex flex-col">
      <legend className="text-small font-medium">Résumé</legend>
      <Checkbox
        type="radio"
        size="dense"
        name="resume"
        label="Your story"
        checked={fileId === null}
        onChange={() => onChoose(null)}
      />
      {form.files.map(({ _id, name, bytes }) => (
        <div key={_id} className="flex items-center gap-2">
          <Checkbox
            type="radio"
            size="dense"
            name="resume"
            label={`${name} (${bytesWords(bytes)})`}
            checked={fileId === _id}
            onChange={() => onChoose(_id)}
            className="min-w-0 grow wrap-anywhere"
          />
          <IconButton label={`Delete ${name}`} onClick={() => void drop(_id)}>
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </div>
      ))}
      <div className="mt-1 flex flex-wrap gap-2">
        <Button
          size="dense"
          busy={busy}
          icon={<FileUp size={16} aria-hidden />}
          aria-describedby="resume-upload-hint"
          onClick={() => picker.current?.click()}
        >
          {busy ? 'Reading file' : 'Upload a file'}
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".pdf,.docx"
          aria-label="Résumé file"
          tabIndex={-1}
          hidden
          onChange={({ target }) => {
            take(target.files?.[0])
            // So that the same file can be chosen again.
            target.value = ''
          }}
        />
      </div>
      <div className="mt-1">
        <FieldNotes
          id="resume-upload"
          error={fault ?? sending.failure}
          hint="PDF or Word (.docx), up to 10 MB. We keep it for your next application."
        />
      </div>
    </fieldset>
  )
}
