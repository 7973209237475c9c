import { isEmptyResume, withContactEmail } from '@rise/contract/applications/policy'
import type { ApplyForm, ResumeFile } from '@rise/contract/applications/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { keyOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import type { SendingWatch } from '../../../ui/fields/use-sending.ts'
import { DocumentPicker } from './document-picker.tsx'
import { bytesWords } from './sent-view.tsx'

interface Props {
  readonly form: ApplyForm
  /** The id of the file to send; null for the story. */
  readonly fileId: string | null
  readonly onChoose: (fileId: string | null) => void
}

/** Chooses the résumé to send: the story, or a file, which stays stored for later applications. */
export function ResumeChoice({ form, fileId, onChoose }: Props) {
  const isEmpty = isEmptyResume(form.story)
  const { basics = {} } = withContactEmail(resumeOf(form, fileId), form.email)
  const api = useApi()
  const queryClient = useQueryClient()
  const queryKey = keyOf('GET /api/v1/jobs/{slug}/application', { params: { slug: form.job.slug ?? '' } })
  const setFiles = (change: (files: readonly ResumeFile[]) => ResumeFile[]) =>
    queryClient.setQueryData(queryKey, (now) => now && { ...now, files: change(now.files) })

  async function uploadResume(body: { resume: File; name: string }, watch: SendingWatch) {
    const { result } = await api('POST /api/v1/resume-files', { body, ...watch })
    setFiles((files) => [result, ...files])
    onChoose(result._id)
  }

  async function drop(id: string) {
    await api('DELETE /api/v1/resume-files/{id}', { params: { id } })
    setFiles((files) => files.filter(({ _id }) => _id !== id))
    if (fileId === id) onChoose(null)
  }

  return (
    <fieldset className="flex flex-col">
      <legend className="text-small font-medium">{t('Résumé')}</legend>
      <Checkbox
        type="radio"
        size="dense"
        name="resume"
        label={t('Your story')}
        {...(isEmpty && { hint: t('It’s still empty: fill it in first, or choose a file.') })}
        disabled={isEmpty}
        checked={fileId === null && !isEmpty}
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
          <IconButton label={t('Delete {name}', { name })} onClick={() => void drop(_id)}>
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </div>
      ))}
      <DocumentPicker
        id="resume-upload"
        label={t('Résumé file')}
        hint={t('PDF or Word (.docx), up to 10 MB. We keep it for your next application.')}
        send={uploadResume}
      />
      <p className="mt-2 text-small text-muted wrap-anywhere">
        {t('{company} can reach you at {contact}.', {
          company: form.job.companyName,
          contact:
            basics.email && basics.phone
              ? t('{first} or {second}', { first: basics.email, second: basics.phone })
              : basics.email || basics.phone || '',
        })}
      </p>
    </fieldset>
  )
}

/** Returns the résumé to send: the parsed file, or the story. */
function resumeOf({ files, story }: ApplyForm, fileId: string | null) {
  return files.find(({ _id }) => _id === fileId)?.resume ?? story
}
