import { type ApplicantOrder, applicantOrders } from '@rise/contract/applications/kinds'
import { answerWords } from '@rise/contract/applications/words'
import type { ScreeningQuestion } from '@rise/contract/postings/questions'
import { Search } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/base/button.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { type ApplicantsView, leastMatches, viewHref } from './applicants-address.ts'

const orderNames: Readonly<Record<ApplicantOrder, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  rating: 'Best rated first',
  match: 'Best match first',
  name: 'By name',
}

interface Props {
  readonly jobId: string
  readonly view: ApplicantsView
  readonly questions: readonly ScreeningQuestion[]
}

/** Narrows and orders the applicants of a job. */
export function ApplicantFilters({ jobId, view, questions }: Props) {
  const navigate = useNavigate()
  const go = (change: Partial<ApplicantsView>) => void navigate(viewHref(jobId, { ...view, page: '1', ...change }))
  return (
    <search aria-label="Applicants" className="flex flex-col gap-3">
      <form
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          go({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() })
        }}
      >
        <TextField
          label="Search applicants"
          type="search"
          name="q"
          defaultValue={view.q}
          maxLength={100}
          placeholder="Names, headlines, answers"
        />
        <Button type="submit" icon={<Search size={16} aria-hidden />}>
          Search
        </Button>
      </form>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
        <AnswerSelect view={view} questions={questions} go={go} />
        <Select
          label="Match"
          value={view.match ?? ''}
          onChange={({ target }) => go({ match: target.value === '' ? undefined : Number(target.value) })}
        >
          <option value="">All</option>
          {leastMatches.map((least) => (
            <option key={least} value={least}>
              {least}% and more
            </option>
          ))}
        </Select>
        <Select
          label="Order"
          value={view.sort}
          onChange={({ target }) => go({ sort: applicantOrders.find((order) => order === target.value) ?? 'newest' })}
        >
          {applicantOrders.map((order) => (
            <option key={order} value={order}>
              {orderNames[order]}
            </option>
          ))}
        </Select>
      </div>
    </search>
  )
}

/** The answers to filter by: those to questions with options. */
const choicesOf = ({ kind, options }: ScreeningQuestion): readonly string[] =>
  kind === 'yes-no' ? ['yes', 'no'] : kind === 'choice' ? options : []

interface AnswerProps extends Omit<Props, 'jobId'> {
  readonly go: (change: Partial<ApplicantsView>) => void
}

function AnswerSelect({ view: { fit, answer }, questions, go }: AnswerProps) {
  const answers = questions.flatMap((question) =>
    choicesOf(question).map((text) => ({ question, text, key: `${question.id} ${text}` })),
  )
  const chosen = answers.find(({ question, text }) => question.id === answer?.question && text === answer.text)
  return (
    <Select
      label="Answers"
      className="max-md:col-span-2"
      value={chosen?.key ?? fit}
      onChange={({ target }) => {
        const next = answers.find(({ key }) => key === target.value)
        const fits = (['all', 'fits', 'misses'] as const).find((one) => one === target.value) ?? 'all'
        go({ fit: fits, answer: next && { question: next.question.id, text: next.text } })
      }}
    >
      <option value="all">All</option>
      <option value="fits">As needed</option>
      <option value="misses">Knock-out</option>
      {questions
        .filter((question) => choicesOf(question).length > 0)
        .map((question) => (
          <optgroup key={question.id} label={question.text}>
            {answers
              .filter((one) => one.question === question)
              .map(({ key, text }) => (
                <option key={key} value={key}>
                  {answerWords(question.kind, text)}
                </option>
              ))}
          </optgroup>
        ))}
    </Select>
  )
}
