import { t } from '@rise/texts'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { NarrowPage } from '../../ui/layout/narrow-page.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { AnswerFields } from './answer-fields.tsx'
import type { Entry } from './flow/entries.ts'
import type { Flow } from './flow/flow.ts'
import { formNames, formSteps } from './flow/form-steps.ts'
import { stepHref } from './flow/step-address.ts'
import { useAnswers } from './flow/use-answers.ts'
import { FormStart } from './form-start.tsx'
import { GuestAnswers } from './guest-answers.tsx'
import { PagePreview } from './page-preview.tsx'

/** The missing parts of a member's page, in one form. */
export function MemberForm({ entry, flow }: { entry: Entry; flow: Flow }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [first] = useState(() => formNames(entry, flow))
  const openNames = formNames(entry, flow)
  // Questions that a file has answered are skipped; the current question stays while it is being answered.
  const names = first.filter((name) => openNames.includes(name))
  const { answers, errors, failure, busy, change, save, once } = useAnswers(flow, formSteps(entry), names)
  const doneHref = stepHref(pathname, search, 'done')
  return (
    <NarrowPage
      title={t('A few last questions')}
      intro={t('Skip any of them. You can change everything later.')}
      beside={<PagePreview flow={flow} />}
    >
      <GuestAnswers entry={entry} />
      <FormStart flow={flow} />
      <form
        aria-label={t('Your answers')}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          void once(async () => {
            if (await save(form)) await navigate(doneHref)
          })
        }}
        className="flex flex-col gap-6"
      >
        {failure ? <Notice tone="danger">{failure}</Notice> : null}
        <AnswerFields names={names} answers={answers} errors={errors} onChange={change} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={busy}>
            {t('Save my page')}
          </Button>
          <ButtonLink variant="ghost" to={doneHref}>
            {t('Skip for now')}
          </ButtonLink>
        </div>
      </form>
    </NarrowPage>
  )
}
