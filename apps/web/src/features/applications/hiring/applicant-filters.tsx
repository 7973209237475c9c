import { type ApplicantOrder, applicantOrders } from '@rise/contract/applications/kinds'
import { answerWords } from '@rise/contract/applications/words'
import { leastMatches } from '@rise/contract/match/kinds'
import { matchName } from '@rise/contract/match/words'
import type { ScreeningQuestion } from '@rise/contract/postings/questions'
import { type Message, msg, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { FilterForm } from '../../../app/lists/filter-form.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { type ApplicantsView, viewHref, viewOfSearch } from './applicants-address.ts'

const orderNames: Readonly<Record<ApplicantOrder, Message>> = {
  newest: msg('Newest first'),
  oldest: msg('Oldest first'),
  rating: msg('Best rated first'),
  match: msg('Best match first'),
  name: msg('By name'),
}

interface Props {
  readonly jobId: string
  readonly view: ApplicantsView
  readonly questions: readonly ScreeningQuestion[]
}

/** Filters and sorts the applicants of a job. */
export function ApplicantFilters({ jobId, view, questions }: Props) {
  const answers = answersOf(questions)
  const hrefOf = (form: HTMLFormElement) => viewHref(jobId, { ...view, page: '1', ...filtersIn(form, answers) })
  return (
    <FilterForm
      label={t('Applicants')}
      search={(hidden) => rich('Search<hidden> applicants</hidden>', { hidden })}
      action={viewHref(jobId, noView)}
      href={viewHref(jobId, { ...view, page: '1' })}
      besideFilters={['as', 'stage', 'stageId']}
      hrefOf={hrefOf}
      className="grid-cols-2 md:grid-cols-3 xl:grid-cols-[2fr_1fr_1fr_1fr_auto]"
      quiet
    >
      <TextField
        label={t('Search')}
        type="search"
        name="q"
        defaultValue={view.q}
        maxLength={100}
        placeholder={t('Names, headlines, answers')}
        className="max-sm:col-span-2 sm:max-xl:col-span-full"
      />
      <AnswerSelect view={view} questions={questions} answers={answers} />
      <Select label={t('Match', 'of a member with a job')} name="match" defaultValue={view.match ?? ''}>
        <option value="">{t('All', 'answers, or matches')}</option>
        {leastMatches.map((least) => (
          <option key={least} value={least}>
            {t('{match} or better', { match: matchName(least) ?? '' })}
          </option>
        ))}
      </Select>
      <Select label={t('Order', 'of a list')} name="sort" defaultValue={view.sort}>
        {applicantOrders.map((order) => (
          <option key={order} value={order}>
            {t(orderNames[order])}
          </option>
        ))}
      </Select>
    </FilterForm>
  )
}

const noView = viewOfSearch(new URLSearchParams())

/** Returns the values of the form's fields. */
function filtersIn(form: HTMLFormElement, answers: readonly Answer[]): Partial<ApplicantsView> {
  const field = (name: string) => String(new FormData(form).get(name) ?? '')
  const answer = answers.find(({ key }) => key === field('answers'))
  return {
    q: field('q').trim(),
    match: leastMatches.find((least) => String(least) === field('match')),
    sort: applicantOrders.find((order) => order === field('sort')) ?? 'newest',
    fit: (['all', 'fits', 'misses'] as const).find((one) => one === field('answers')) ?? 'all',
    answer: answer && { question: answer.question.id, text: answer.text },
  }
}

interface Answer {
  readonly question: ScreeningQuestion
  readonly text: string
  readonly key: string
}

/** Returns the possible answers to filter by; none for a question without options. */
const choicesOf = ({ kind, options }: ScreeningQuestion): readonly string[] =>
  kind === 'yes-no' ? ['yes', 'no'] : kind === 'choice' ? options : []

function answersOf(questions: readonly ScreeningQuestion[]): Answer[] {
  return questions.flatMap((question) =>
    choicesOf(question).map((text) => ({ question, text, key: `${question.id} ${text}` })),
  )
}

function AnswerSelect({
  view: { fit, answer },
  questions,
  answers,
}: Omit<Props, 'jobId'> & { answers: readonly Answer[] }) {
  const selectedAnswer = answers.find(({ question, text }) => question.id === answer?.question && text === answer.text)
  return (
    <Select label={t('Answers')} name="answers" defaultValue={selectedAnswer?.key ?? fit}>
      <option value="all">{t('All', 'answers, or matches')}</option>
      <option value="fits">{t('As needed')}</option>
      <option value="misses">{t('Knock-out')}</option>
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
