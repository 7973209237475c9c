import { t } from '@rise/texts'
import { useState } from 'react'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { DrawnForm } from './drawn-form.tsx'
import { HandForm } from './hand-form.tsx'

/** Claims an illustration: composed now, or ordered by hand. */
export function IllustrationForms({ onDone }: { onDone: () => void }) {
  const [byHand, setByHand] = useState(false)
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="min-w-0">
        <legend className="text-small font-semibold">{t('How should it be made?')}</legend>
        <div className="flex flex-wrap gap-x-6">
          <Checkbox
            type="radio"
            name="illustration"
            label={t('Compose it now')}
            checked={!byHand}
            onChange={() => setByHand(false)}
          />
          <Checkbox
            type="radio"
            name="illustration"
            label={t('By hand, from a photo')}
            checked={byHand}
            onChange={() => setByHand(true)}
          />
        </div>
      </fieldset>
      {byHand ? <HandForm onDone={onDone} /> : <DrawnForm onDone={onDone} />}
    </div>
  )
}
