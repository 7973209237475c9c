import type { CopilotState } from '@rise/contract/copilot/shapes'
import { introQuestions } from '@rise/contract/copilot/words'
import { t } from '@rise/texts'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { PreferenceFields } from '../preference-fields.tsx'
import { useSavePreferences } from '../use-save-preferences.ts'
import { ModelConsent } from './model-consent.tsx'

/** The member's preferences for jobs, and whether a model phrases the answers. */
export function Preferences({ state }: { state: CopilotState }) {
  const [value, setValue] = useState(state.preferences)
  const { saving, error, save } = useSavePreferences()
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await save(value)) showToast({ kind: 'success', title: t('Preferences saved.') })
  }
  return (
    <div className="flex max-w-feed flex-col gap-12">
      <form aria-labelledby="preferences" onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
        <div>
          <h2 id="preferences" className="text-h3">
            {t('Preferences')}
          </h2>
          <p className="mt-1 text-small text-muted">
            {t('Only you see them. Pay and employment also count for your match with each job.')}
          </p>
        </div>
        {introQuestions.map((question) => (
          <PreferenceFields key={question.field} question={question} value={value} onChange={setValue} />
        ))}
        {error === undefined ? null : <Notice tone="danger">{error}</Notice>}
        <Button type="submit" variant="primary" busy={saving} className="self-start">
          {t('Save')}
        </Button>
      </form>
      <ModelConsent state={state} />
    </div>
  )
}
