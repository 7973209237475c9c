import type { CopilotPreferences } from '@rise/contract/copilot/fields'
import { introQuestions } from '@rise/contract/copilot/words'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { PreferenceFields } from './preference-fields.tsx'
import { guideModalKey } from './queries.ts'
import { useSavePreferences } from './use-save-preferences.ts'

/** The intro: four questions, then a thank-you. Closing it early saves what was answered; it doesn't come back. */
export function IntroDialog({ preferences }: { preferences: CopilotPreferences }) {
  const queryClient = useQueryClient()
  const form = useId()
  const [step, setStep] = useState(0)
  const [value, setValue] = useState(preferences)
  const { saving, error, save } = useSavePreferences()
  const question = introQuestions[step]

  async function close() {
    if (question !== undefined && !(await save(value))) return
    queryClient.setQueryData(guideModalKey, false)
  }
  async function next(event: FormEvent) {
    event.preventDefault()
    if (saving) return
    if (step === introQuestions.length - 1 && !(await save(value))) return
    setStep(step + 1)
  }

  if (question === undefined) {
    return (
      <Dialog
        open
        onOpenChange={() => void close()}
        title="Thank you!"
        description="I’ll keep this in mind. You can edit your answers in Preferences."
        actions={
          <Button variant="primary" onClick={() => void close()}>
            Start
          </Button>
        }
      />
    )
  }
  return (
    <Dialog
      open
      onOpenChange={() => void close()}
      title={`${step + 1}/${introQuestions.length}`}
      description={step === 0 ? 'Four questions, so that I can help. Only you see the answers.' : undefined}
      status={error === undefined ? null : <Notice tone="danger">{error}</Notice>}
      actions={
        <>
          {step > 0 ? <Button onClick={() => setStep(step - 1)}>Back</Button> : null}
          <Button variant="primary" type="submit" form={form} busy={saving}>
            Continue
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void next(event)}>
        <PreferenceFields key={question.field} question={question} value={value} onChange={setValue} />
      </form>
    </Dialog>
  )
}
