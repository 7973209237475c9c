import type { CopilotPreferences } from '@rise/contract/copilot/fields'
import type { CopilotState } from '@rise/contract/copilot/shapes'
import { introQuestions } from '@rise/contract/copilot/words'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { PreferenceFields } from './preference-fields.tsx'
import { guideModalKey } from './queries.ts'
import { useSavePreferences } from './use-save-preferences.ts'

/** The fields of each question. */
const fieldsOf = {
  looksFor: ['looksFor', 'employmentTypes'],
  where: ['where', 'workTypes', 'pay'],
  proudOf: ['proudOf'],
  avoids: ['avoids'],
} as const satisfies Record<(typeof introQuestions)[number]['field'], readonly (keyof CopilotPreferences)[]>

interface Props {
  readonly state: CopilotState
  /** Whether its button is the page's primary one. */
  readonly isPrimary: boolean
}

/**
 * The intro: four questions, then a thank-you. It is below the chat, or above it if there are no jobs to suggest;
 * members can chat without answering. Each answer is saved, and a later visit continues with the next question, until
 * the last one is answered or the intro is skipped.
 */
export function Intro({ state: { preferences, fromStory }, isPrimary }: Props) {
  const queryClient = useQueryClient()
  const [step, setStep] = useState(() => firstOpen(preferences))
  const [value, setValue] = useState<CopilotPreferences>(() => withSuggestions(preferences, fromStory))
  const { saving, error, save } = useSavePreferences()
  const heading = useRef<HTMLHeadingElement>(null)
  const hasStarted = useRef(false)
  const question = introQuestions[step]

  useEffect(() => {
    if (hasStarted.current && step >= 0) heading.current?.focus()
    hasStarted.current = true
  }, [step])

  /** Returns the answers up to this question: the story's suggestions for later questions are not answers yet. */
  function answeredBy(lastIndex: number): CopilotPreferences {
    const fields = introQuestions.slice(0, lastIndex + 1).flatMap(({ field }) => fieldsOf[field])
    return { ...preferences, ...Object.fromEntries(fields.map((field) => [field, value[field]])) }
  }
  const close = () => queryClient.setQueryData(guideModalKey, false)
  async function next(event: FormEvent) {
    event.preventDefault()
    const isLast = step === introQuestions.length - 1
    if (!saving && (await save({ ...answeredBy(step), introduced: isLast }))) setStep(step + 1)
  }
  async function skip() {
    if (!saving && (await save(answeredBy(step)))) close()
  }

  return (
    <section aria-labelledby="intro" className="card flex flex-col gap-4">
      <div className="flex items-baseline justify-between gap-4">
        {question === undefined ? null : (
          <p className="text-h3 font-semibold">{t('Four questions, so that I can help')}</p>
        )}
        <h2
          ref={heading}
          id="intro"
          tabIndex={-1}
          className={question === undefined ? 'text-h3' : 'text-small text-muted tabular-nums'}
        >
          {question === undefined ? t('Thank you!') : `${step + 1}/${introQuestions.length}`}
        </h2>
      </div>
      {question === undefined ? (
        <>
          <p>{t('I’ll keep this in mind. You can edit your answers in Preferences.')}</p>
          <Button className="self-start" onClick={close}>
            {t('Start')}
          </Button>
        </>
      ) : (
        <form className="flex flex-col gap-4" onSubmit={(event) => void next(event)}>
          {step === 0 ? <p className="text-muted">{t('Only you see the answers.')}</p> : null}
          <PreferenceFields key={question.field} question={question} value={value} onChange={setValue} />
          {isFromStory(question.field, preferences, fromStory) ? (
            <p className="text-small text-muted">{t('Filled in from your story. Change what’s different.')}</p>
          ) : null}
          {error === undefined ? null : <Notice tone="danger">{error}</Notice>}
          <div className="flex flex-wrap gap-2">
            <Button variant={isPrimary ? 'primary' : 'secondary'} type="submit" busy={saving}>
              {t('Continue')}
            </Button>
            {step > 0 ? <Button onClick={() => setStep(step - 1)}>{t('Back')}</Button> : null}
            <Button variant="ghost" onClick={() => void skip()}>
              {t('Skip')}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}

/** Returns the index of the first unanswered question, or of the last question if all are answered. */
function firstOpen(preferences: CopilotPreferences): number {
  const firstOpenIndex = introQuestions.findIndex(({ field }) => preferences[field] === '')
  return firstOpenIndex === -1 ? introQuestions.length - 1 : firstOpenIndex
}

/** Returns the saved answers, completed by suggestions from the story. */
function withSuggestions(savedAnswers: CopilotPreferences, fromStory: CopilotState['fromStory']): CopilotPreferences {
  return {
    ...savedAnswers,
    looksFor: savedAnswers.looksFor || fromStory.looksFor,
    where: savedAnswers.where || fromStory.where,
    workTypes: savedAnswers.workTypes.length > 0 ? savedAnswers.workTypes : fromStory.workTypes,
  }
}

function isFromStory(
  field: (typeof introQuestions)[number]['field'],
  savedAnswers: CopilotPreferences,
  { looksFor, where, workTypes }: CopilotState['fromStory'],
): boolean {
  if (field === 'looksFor') return savedAnswers.looksFor === '' && looksFor !== ''
  return (
    field === 'where' &&
    ((savedAnswers.where === '' && where !== '') || (savedAnswers.workTypes.length === 0 && workTypes.length > 0))
  )
}
