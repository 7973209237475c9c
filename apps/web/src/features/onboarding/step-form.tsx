import type { OnboardingStep } from '@rise/contract/onboarding/kinds'
import { t } from '@rise/texts'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../ui/base/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { BackLink } from './back-link.tsx'
import { asksName, nextOf, openFields, type Standing } from './flow/engine.ts'
import type { Entry } from './flow/entries.ts'
import type { Flow } from './flow/flow.ts'
import { stepHref } from './flow/step-address.ts'
import { useAnswers } from './flow/use-answers.ts'
import { NameField, nameIn } from './name-field.tsx'

interface StepFormProps {
  readonly entry: Entry
  readonly flow: Flow
  readonly id: OnboardingStep
}

/** The questions of one step, with its buttons. */
export function StepForm({ entry, flow, id }: StepFormProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // The fields are chosen once, so that they stay while they are being answered.
  const [names] = useState(() => openFields(id, flow))
  const { answers, errors, failure, busy, change, save, once, setFailure } = useAnswers(flow, [id], names)

  const hasName = asksName(entry, flow, id)
  const [nameError, setNameError] = useState<string>()

  /** Stores a guest's name; returns whether there is one. */
  function saveName(form: HTMLFormElement): boolean {
    const firstName = nameIn(form)
    setNameError(firstName === '' ? t('Enter your first name.') : undefined)
    if (firstName !== '') flow.identify?.({ firstName })
    else form.querySelector<HTMLElement>('[name=firstName]')?.focus()
    return firstName !== ''
  }

  const goToNext = (standing: Standing) => navigate(stepHref(pathname, search, nextOf(entry, standing, id)))

  return (
    <form
      aria-label={t('Your answer')}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        if (hasName && !saveName(form)) return
        void once(async () => {
          const standing = await save(form)
          if (standing) await goToNext(standing)
        })
      }}
      className="flex flex-col gap-6"
    >
      {failure ? <Notice tone="danger">{failure}</Notice> : null}
      {hasName ? <NameField flow={flow} error={nameError} /> : null}
      <AnswerFields names={names} answers={answers} errors={errors} onChange={change} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {t('Continue')}
        </Button>
        <BackLink entry={entry} standing={flow} id={id} />
        <Button
          variant={hasName ? 'secondary' : 'ghost'}
          // On a phone, "Skip for now" doesn't fit next to the others. Its text begins where the fields do.
          className={hasName ? undefined : 'max-sm:w-full max-sm:justify-start max-sm:px-0!'}
          onClick={() =>
            void once(() =>
              flow
                .pass(id, 'skipped')
                .then(goToNext)
                .catch((error: unknown) => setFailure(error instanceof Error ? error.message : undefined)),
            )
          }
        >
          {hasName ? t('Start with a résumé') : t('Skip for now')}
        </Button>
      </div>
    </form>
  )
}
