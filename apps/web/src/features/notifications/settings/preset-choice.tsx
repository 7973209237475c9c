import { presetOf, presets, presetWords } from '@rise/contract/notifications/presets/kinds'
import type { NotificationSetting } from '@rise/contract/notifications/shapes'
import { t } from '@rise/texts'
import { useId } from 'react'
import { useChoosePreset } from '../queries.ts'

/** The presets, as one choice. None is chosen while the settings are a combination of the member's own. */
export function PresetChoice({ settings }: { settings: readonly NotificationSetting[] }) {
  const choose = useChoosePreset()
  const currentPreset = presetOf(settings)
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 flex w-full flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        {t('How much do you want to hear?')}
        <span role="status" className="text-small font-normal text-muted">
          {currentPreset === undefined ? t('Your own mix') : ''}
        </span>
      </legend>
      <div className="grid gap-2 sm:grid-cols-3 sm:gap-4">
        {presets.map((preset) => (
          <label
            key={preset}
            className="flex cursor-pointer items-start gap-3 rounded-card border border-control bg-surface px-3 py-2 transition-colors hover:border-muted has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:p-4"
          >
            <input
              type="radio"
              name={name}
              className="tick mt-0_5 outline-none"
              aria-describedby={`${name}-${preset}`}
              aria-label={t(presetWords[preset].name)}
              checked={currentPreset === preset}
              onChange={() => choose.mutate(preset)}
            />
            <span className="min-w-0">
              <span className="block font-semibold">{t(presetWords[preset].name)}</span>
              <span id={`${name}-${preset}`} className="block text-small text-balance text-muted">
                {t(presetWords[preset].hint)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
