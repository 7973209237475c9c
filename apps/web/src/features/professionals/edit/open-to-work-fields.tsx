import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import { type Message, msg, t } from '@rise/texts'
import { useId } from 'react'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { opennessWords } from '../visibility-words.ts'
import { workTypeName } from '../work-type-name.ts'

const openness: readonly [OwnStory['openToWork'], Message][] = [
  ['off', msg('You’re not looking, or keep it to yourself.')],
  ['employers', msg('Confirmed employers see it when they’re logged in.')],
  ['public', msg('Anyone who opens your page sees it, including people from your company who aren’t logged in.')],
]
const workTypes: readonly OwnStory['soughtWorkTypes'][number][] = ['Remote', 'Hybrid', 'Onsite']

interface FieldOf<T> {
  readonly value: T
  readonly onChange: (value: T) => void
}

/** The audience of the member's openness to work. */
export function Openness({ value, onChange }: FieldOf<OwnStory['openToWork']>) {
  const name = useId()
  return (
    <fieldset className="flex flex-col">
      <legend className="text-small font-medium">{t('Who can see you’re open to work')}</legend>
      {openness.map(([choice, hint]) => (
        <Checkbox
          key={choice}
          type="radio"
          name={name}
          label={t(opennessWords[choice])}
          hint={t(hint)}
          checked={value === choice}
          onChange={() => onChange(choice)}
        />
      ))}
    </fieldset>
  )
}

/** The work types that the member is looking for. */
export function SoughtWorkTypes({ value, onChange }: FieldOf<OwnStory['soughtWorkTypes']>) {
  return (
    <fieldset className="flex flex-col">
      <legend className="text-small font-medium">{t('Where you would work')}</legend>
      {workTypes.map((type) => (
        <Checkbox
          key={type}
          label={workTypeName(type)}
          checked={value.includes(type)}
          onChange={({ target: { checked } }) =>
            onChange(workTypes.filter((workType) => (workType === type ? checked : value.includes(workType))))
          }
        />
      ))}
    </fieldset>
  )
}
