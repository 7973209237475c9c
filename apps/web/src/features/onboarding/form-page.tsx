import { msg, t } from '@rise/texts'
import { type ReactNode, useRef, useState } from 'react'
import { ApiError } from '../../app/base/api.ts'
import { NarrowPage } from '../../ui/layout/narrow-page.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { JoinForm } from '../session/index.ts'
import { AnswerFields } from './answer-fields.tsx'
import type { Identity } from './flow/engine.ts'
import type { Entry } from './flow/entries.ts'
import type { Flow } from './flow/flow.ts'
import { formNames, formSteps } from './flow/form-steps.ts'
import { useAnswers } from './flow/use-answers.ts'
import { useJoinFlow } from './flow/use-join-flow.ts'
import { FormStart } from './form-start.tsx'
import { PagePreview } from './page-preview.tsx'

const INVALID_MESSAGE = msg('Something in your answers is not right yet. Look at the fields that are marked.')

interface FormPageProps {
  readonly entry: Entry
  readonly flow: Flow
  readonly proven: string | undefined
  readonly onJoining: (joining: boolean) => void
  readonly below: ReactNode
  readonly notices: ReactNode
}

/** All questions of an entry in one form, including the account's. */
export function FormPage({ entry, flow, proven, onJoining, below, notices }: FormPageProps) {
  const { firstName = '', lastName = '', email = '' } = flow.guest ?? {}
  // Questions that a file has answered are left out.
  const names = formNames(entry, flow)
  const { answers, errors, change, save } = useAnswers(flow, formSteps(entry), names)
  const join = useJoinFlow(entry, onJoining)
  const box = useRef<HTMLDivElement>(null)
  const [typedNames, setTypedNames] = useState<Partial<Identity>>({})

  const joinWithAnswers: typeof join = async (...args) => {
    const form = box.current?.querySelector('form')
    if (form && !(await save(form))) throw new ApiError(400, { code: 'invalid-input', message: t(INVALID_MESSAGE) })
    await join(...args)
  }

  return (
    <NarrowPage
      title={t(entry.title)}
      intro={t(entry.description)}
      below={below}
      beside={<PagePreview flow={flow} typed={typedNames} />}
    >
      {notices}
      <FormStart flow={flow} />
      <div ref={box} className="contents">
        <JoinForm
          key={`${firstName} ${lastName} ${email}`}
          join={joinWithAnswers}
          source={entry.slug}
          email={proven ?? email}
          firstName={firstName}
          lastName={lastName}
          submitLabel={t('Join and create my page')}
          onName={(name) => setTypedNames((before) => ({ ...before, ...name }))}
        >
          {names.length > 0 ? (
            <p className="text-small text-muted">{t('The rest is optional. You can add it later.')}</p>
          ) : null}
          <AnswerFields names={names} answers={answers} errors={errors} onChange={change} />
        </JoinForm>
      </div>
      {names.length === 0 ? (
        <Notice tone="success">{t('We’ve filled in the rest from your file. You can change everything later.')}</Notice>
      ) : null}
    </NarrowPage>
  )
}
