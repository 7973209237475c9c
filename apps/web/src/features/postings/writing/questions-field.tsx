import { questionKinds } from '@rise/contract/postings/kinds'
import { MOST_OPTIONS, MOST_QUESTIONS } from '@rise/contract/postings/limits'
import type { TeamQuestion } from '@rise/contract/postings/questions'
import { msg, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../ui/base/button.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { FieldNotes, TextArea, TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { questionKindNames } from './question-kind-names.ts'
import type { JobForm, QuestionPart } from './use-job-form.ts'

/** The questions of a job for everyone who applies. */
export function QuestionsField({ form }: { form: JobForm }) {
  const { questions } = form.values
  const { id, error } = form.field('questions')
  const change = (index: number, part: Partial<TeamQuestion>) =>
    form.set({ questions: questions.map((one, at) => (at === index ? { ...one, ...part } : one)) })
  const add = () => {
    const question = {
      id: crypto.randomUUID(),
      kind: 'yes-no',
      text: '',
      options: [],
      required: true,
      wanted: [],
    } as const
    form.set({ questions: [...questions, { ...question, options: [], wanted: [] }] })
  }
  return (
    <fieldset className="flex flex-col gap-4" aria-describedby={`${id}-hint`}>
      <legend className="text-small font-medium">{t('Questions')}</legend>
      {questions.map((question, index) => (
        <QuestionEditor
          key={question.id}
          question={question}
          number={index + 1}
          field={(part) => form.field(`questions.${index}.${part}`)}
          onChange={(part) => change(index, part)}
          onRemove={() => form.set({ questions: questions.filter((_, at) => at !== index) })}
        />
      ))}
      {questions.length < MOST_QUESTIONS ? (
        <Button id={id} icon={<Plus size={16} aria-hidden />} onClick={add} className="self-start">
          {t('Add question')}
        </Button>
      ) : null}
      <FieldNotes
        id={id}
        error={error}
        hint={t(
          'Everyone who applies answers these. Ask about the work: age, family, religion, health, origin and past pay are not for employers to ask.',
        )}
      />
    </fieldset>
  )
}

interface EditorProps {
  readonly question: TeamQuestion
  readonly number: number
  readonly field: (part: QuestionPart) => { id: string; error?: string }
  readonly onChange: (part: Partial<TeamQuestion>) => void
  readonly onRemove: () => void
}

function QuestionEditor({ question, number, field, onChange, onRemove }: EditorProps) {
  const { kind, text, options, required, reason = '' } = question
  const requirement = field('reason')
  return (
    <fieldset className="flex flex-col gap-4 rounded-card border border-line p-4">
      <legend className="sr-only">{t('Question {number}', { number })}</legend>
      <TextField
        {...field('text')}
        label={t('Question {number}', { number })}
        maxLength={300}
        value={text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <Select
        label={t('Answer', 'a noun: the kind of answer to a question')}
        value={kind}
        onChange={({ target }) =>
          onChange({ kind: questionKinds.find((one) => one === target.value) ?? 'text', wanted: [] })
        }
        className="sm:max-w-menu"
      >
        {questionKinds.map((one) => (
          <option key={one} value={one}>
            {t(questionKindNames[one])}
          </option>
        ))}
      </Select>
      {kind === 'choice' ? (
        <TextArea
          {...field('options')}
          label={t('Options')}
          hint={t('One a line, up to {most}.', { most: MOST_OPTIONS })}
          rows={3}
          value={options.join('\n')}
          onChange={({ target }) => onChange({ options: target.value.split('\n').slice(0, MOST_OPTIONS), wanted: [] })}
        />
      ) : null}
      {requirement.error !== undefined || reason !== '' ? (
        <TextField
          {...requirement}
          label={t('Why this job needs the question')}
          hint={t('We keep this with the job. Applicants don’t see it.')}
          maxLength={300}
          value={reason}
          onChange={({ target }) => onChange({ reason: target.value })}
        />
      ) : null}
      <KnockOut question={question} field={field} onChange={onChange} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Checkbox
          size="dense"
          label={t('Required')}
          checked={required}
          onChange={({ target }) => onChange({ required: target.checked })}
        />
        <Button size="dense" variant="ghost" icon={<Trash2 size={16} aria-hidden />} onClick={onRemove}>
          {t('Remove question')}
        </Button>
      </div>
    </fieldset>
  )
}

const knockOutHint = msg('Other answers mark the applicant; you still decide. Applicants see what you need.')

/** The answers that applicants must give to meet the job's requirements. */
function KnockOut({ question, field, onChange }: Pick<EditorProps, 'question' | 'field' | 'onChange'>) {
  const { kind, options, wanted } = question
  const { id, error } = field('wanted')
  if (kind === 'text' || kind === 'file') return null
  if (kind === 'number') {
    return (
      <TextField
        {...field('wanted')}
        label={t('Lowest number you need (knock-out)')}
        hint={t(knockOutHint)}
        optional
        inputMode="numeric"
        maxLength={10}
        value={wanted[0] ?? ''}
        onChange={({ target }) => onChange({ wanted: target.value.trim() === '' ? [] : [target.value.trim()] })}
        className="sm:max-w-menu"
      />
    )
  }
  if (kind === 'yes-no') {
    return (
      <Select
        {...field('wanted')}
        label={t('Answer you need (knock-out)')}
        hint={t(knockOutHint)}
        optional
        value={wanted[0] ?? ''}
        onChange={({ target }) => onChange({ wanted: target.value === '' ? [] : [target.value] })}
        className="sm:max-w-menu"
      >
        <option value="">{t('Any answer will do')}</option>
        <option value="yes">{t('Yes')}</option>
        <option value="no">{t('No')}</option>
      </Select>
    )
  }
  const knownOptions = [...new Set(options.filter((option) => option.trim() !== ''))]
  if (knownOptions.length === 0) return null
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="text-small font-medium">
        {rich('Answers you need (knock-out) <optional>(optional)</optional>', {
          optional: (text) => <span className="font-normal text-subtle">{text}</span>,
        })}
      </legend>
      {knownOptions.map((option, index) => (
        <Checkbox
          key={option}
          {...(index === 0 && { id })}
          size="dense"
          label={option}
          checked={wanted.includes(option)}
          onChange={({ target }) =>
            onChange({ wanted: target.checked ? [...wanted, option] : wanted.filter((one) => one !== option) })
          }
        />
      ))}
      <FieldNotes id={id} {...(error !== undefined && { error })} hint={t(knockOutHint)} />
    </fieldset>
  )
}
