import { LONGEST_ANSWER } from '@rise/contract/applications/limits'
import type { SmartApplyDetails } from '@rise/contract/smart-apply/fields'
import { MOST_ANSWERS } from '@rise/contract/smart-apply/limits'
import { type Message, msg, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { Plus } from 'lucide-react'
import { Button } from '../../../ui/base/button.tsx'
import { FieldNotes, TextArea, TextField } from '../../../ui/base/field.tsx'

type Answers = SmartApplyDetails['answers']

interface Props {
  readonly id: string
  readonly error: string | undefined
  readonly answers: Answers
  readonly onChange: (answers: Answers) => void
}

const commonQuestions: readonly Message[] = [
  msg('Why do you want to work here?'),
  msg('When can you start?'),
  msg('How did you hear about us?'),
]

/** Answers to common questions. */
export function AnswersField({ id, error, answers, onChange }: Props) {
  const add = (question: string) => onChange([...answers, { question, answer: '' }])
  const change = (index: number, part: Partial<Answers[number]>) =>
    onChange(answers.map((each, at) => (at === index ? { ...each, ...part } : each)))
  const unansweredQuestions = commonQuestions
    .map((question) => t(question))
    .filter((question) => !answers.some((each) => each.question === question))
  return (
    <section id={id} tabIndex={-1} aria-label={t('Usual questions')} className="flex flex-col gap-4">
      <h2 className="text-h3">{t('Usual questions')}</h2>
      <FieldNotes
        id={`${id}-note`}
        error={error}
        hint={t('Used where a form asks the same question in the same words.')}
      />
      {answers.map(({ question, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other id, and are only appended
        <div key={index} className="flex flex-col gap-3 rounded-card border border-line p-4">
          <TextField
            label={t('Question')}
            maxLength={300}
            value={question}
            onChange={({ target }) => change(index, { question: target.value })}
          />
          <TextArea
            label={t('Answer', 'a noun: the answer to a question')}
            rows={2}
            maxLength={LONGEST_ANSWER}
            value={answer}
            onChange={({ target }) => change(index, { answer: target.value })}
          />
          <div>
            <Button size="dense" variant="ghost" onClick={() => onChange(answers.filter((_, at) => at !== index))}>
              {rich('Remove<hidden> {name}</hidden>', {
                name: question,
                hidden: (text) => <span className="sr-only">{text}</span>,
              })}
            </Button>
          </div>
        </div>
      ))}
      {answers.length < MOST_ANSWERS ? (
        <div className="flex flex-wrap gap-2">
          {unansweredQuestions.map((question) => (
            <Button key={question} size="dense" onClick={() => add(question)}>
              {question}
            </Button>
          ))}
          <Button size="dense" icon={<Plus size={16} aria-hidden />} onClick={() => add('')}>
            {t('Add question')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
