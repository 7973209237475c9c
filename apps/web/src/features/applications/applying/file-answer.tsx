import type { AnswerFile } from '@rise/contract/applications/shapes'
import type { ScreeningQuestion } from '@rise/contract/postings/questions'
import { t } from '@rise/texts'
import { FileText, X } from 'lucide-react'
import { useApi } from '../../../app/base/settings.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { DocumentPicker } from './document-picker.tsx'
import { bytesWords } from './sent-view.tsx'

interface Props {
  readonly question: ScreeningQuestion
  readonly file: AnswerFile | undefined
  readonly error: string | undefined
  readonly onFile: (file: AnswerFile | undefined) => void
}

/** A question whose answer is a file. */
export function FileAnswer({ question: { id, text, required }, file, error, onFile }: Props) {
  const api = useApi()
  return (
    <fieldset>
      <legend className="text-small font-medium wrap-anywhere">
        {text}
        {required ? null : <span className="font-normal text-subtle">{t(' (optional)')}</span>}
      </legend>
      {file ? (
        <p className="flex items-center gap-2 text-small">
          <FileText size={16} aria-hidden className="shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {file.name} ({bytesWords(file.bytes)})
          </span>
          <IconButton label={t('Remove {name}', { name: file.name })} onClick={() => onFile(undefined)}>
            <X size={16} aria-hidden />
          </IconButton>
        </p>
      ) : null}
      <DocumentPicker
        id={`apply-${id}`}
        label={text}
        hint={t('PDF or Word (.docx), up to 10 MB. Only this employer gets it.')}
        error={error}
        send={async (body, watch) => onFile((await api('POST /api/v1/answer-files', { body, ...watch })).result)}
      />
    </fieldset>
  )
}
