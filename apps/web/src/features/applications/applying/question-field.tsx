import { LONGEST_ANSWER } from '@rise/contract/applications/limits'
import { answerWords } from '@rise/contract/applications/words'
import type { ScreeningQuestion } from '@rise/contract/postings/questions'
import { t } from '@rise/texts'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { FieldNotes, TextArea, TextField } from '../../../ui/base/field.tsx'

interface Props {
  readonly question: ScreeningQuestion
  readonly answer: string
  /** Whether the answer is prefilled from an earlier application's answer to the same question. */
  readonly isRemembered: boolean
  readonly error: string | undefined
  readonly onAnswer: (answer: string) => void
}

/** The field for an employer's question, with the answer that the job requires as a hint. */
export function QuestionField({ question, answer, isRemembered, error, onAnswer }: Props) {
  const { id, kind, text, required, options } = question
  const hints = [requirementText(question), isRemembered ? t('From an earlier application.') : '']
  const hint = hints.filter(Boolean).join(' ') || undefined
  const field = { id: `apply-${id}`, label: text, hint, error, optional: !required }
  if (kind === 'text') {
    return (
      <TextArea
        {...field}
        rows={3}
        maxLength={LONGEST_ANSWER}
        value={answer}
        onChange={({ target }) => onAnswer(target.value)}
      />
    )
  }
  if (kind === 'number') {
    return (
      <TextField
        {...field}
        inputMode="decimal"
        maxLength={14}
        value={answer}
        onChange={({ target }) => onAnswer(target.value)}
        className="sm:max-w-menu"
      />
    )
  }
  const choices = kind === 'yes-no' ? ['yes', 'no'] : options
  return (
    <fieldset aria-describedby={`apply-${id}-hint`}>
      <legend className="text-small font-medium">
        {text}
        {required ? null : <span className="font-normal text-subtle">{t(' (optional)')}</span>}
      </legend>
      {choices.map((choice, index) => (
        <Checkbox
          key={choice}
          {...(index === 0 && { id: `apply-${id}` })}
          type="radio"
          size="dense"
          name={`apply-${id}`}
          label={answerWords(kind, choice)}
          checked={answer === choice}
          onChange={() => onAnswer(choice)}
        />
      ))}
      <FieldNotes id={`apply-${id}`} hint={hint} error={error} />
    </fieldset>
  )
}

/** Returns the answer that the employer requires, in words; empty if any answer is acceptable. */
function requirementText({ kind, wanted }: ScreeningQuestion): string {
  if (wanted.length === 0 || kind === 'text') return ''
  if (kind === 'number') return t('This job needs at least {number}.', { number: wanted[0] ?? '' })
  const answers = wanted
    .map((answer) => answerWords(kind, answer))
    .reduce((first, second) => t('{first} or {second}', { first, second }))
  return t('This job needs: {answers}.', { answers })
}
