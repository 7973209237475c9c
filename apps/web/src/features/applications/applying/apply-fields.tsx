import { LONGEST_COVER_NOTE } from '@rise/contract/applications/limits'
import type { ApplyForm } from '@rise/contract/applications/shapes'
import { t } from '@rise/texts'
import { TextArea } from '../../../ui/base/field.tsx'
import type { Draft } from './draft.ts'
import { FileAnswer } from './file-answer.tsx'
import { QuestionField } from './question-field.tsx'
import { ResumeChoice } from './resume-choice.tsx'

interface Props {
  readonly form: ApplyForm
  readonly draft: Draft
  /** Errors, by the path in the request body. */
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (part: Partial<Draft>) => void
}

/** Résumé, note and answers. */
export function ApplyFields({ form, draft, errors, onChange }: Props) {
  return (
    <>
      <ResumeChoice form={form} fileId={draft.fileId} onChoose={(fileId) => onChange({ fileId })} />
      {form.questions.length > 0 ? (
        <section className="flex flex-col gap-6" aria-label={t('Questions')}>
          {form.questions.map((question) =>
            question.kind === 'file' ? (
              <FileAnswer
                key={question.id}
                question={question}
                file={draft.answerFiles[question.id]}
                error={errors[`body.answers.${question.id}`]}
                onFile={(file) => onChange({ answerFiles: { ...draft.answerFiles, [question.id]: file } })}
              />
            ) : (
              <QuestionField
                key={question.id}
                question={question}
                answer={draft.answers[question.id] ?? ''}
                isRemembered={
                  form.remembered[question.id] !== undefined &&
                  form.remembered[question.id] === draft.answers[question.id]
                }
                error={errors[`body.answers.${question.id}`]}
                onAnswer={(answer) => onChange({ answers: { ...draft.answers, [question.id]: answer } })}
              />
            ),
          )}
        </section>
      ) : null}
      <TextArea
        label={t('Note to the employer')}
        hint={t('Why this job, and when you could start.')}
        optional
        rows={4}
        maxLength={LONGEST_COVER_NOTE}
        value={draft.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </>
  )
}
