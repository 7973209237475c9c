import { type Audience, audiences } from '@rise/contract/content/kinds'
import { audienceWords } from '@rise/contract/content/words'
import { type Message, t } from '@rise/texts'
import { useId } from 'react'
import { Checkbox } from '../../ui/base/checkbox.tsx'

interface Props<A extends Audience> {
  readonly value: A
  readonly onChange: (value: A) => void
  /** The audiences to choose from; all by default. */
  readonly choices?: readonly A[]
  /** The meaning of an option here, if it differs from the usual one. */
  readonly hints?: Partial<Record<Audience, Message>>
}

const allAudiences: readonly Audience[] = audiences

/** The choice of a content's audience. */
export function AudienceField<A extends Audience = Audience>({
  value,
  onChange,
  choices = allAudiences as readonly A[],
  hints = {},
}: Props<A>) {
  const name = useId()
  return (
    <fieldset className="flex flex-col">
      <legend className="text-small font-medium">{t('Who can read it')}</legend>
      {choices.map((audience) => (
        <Checkbox
          key={audience}
          type="radio"
          name={name}
          label={t(audienceWords[audience].name)}
          hint={t(hints[audience] ?? audienceWords[audience].hint)}
          checked={value === audience}
          onChange={() => onChange(audience)}
        />
      ))}
    </fieldset>
  )
}
