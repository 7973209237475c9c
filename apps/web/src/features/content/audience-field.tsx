import { type Audience, audiences, type OfferedAudience, offeredAudiences } from '@rise/contract/content/kinds'
import { audienceWords } from '@rise/contract/content/words'
import { useId } from 'react'
import { Checkbox } from '../../ui/base/checkbox.tsx'

interface Props {
  readonly value: Audience
  readonly onChange: (value: OfferedAudience) => void
  /** What the choice means here, where that is not what it usually means. */
  readonly hints?: Partial<Record<Audience, string>>
}

/** Who can read it. One that is no longer, or not yet, to be chosen stands there while it is the present one. */
export function AudienceField({ value, onChange, hints = {} }: Props) {
  const name = useId()
  return (
    <fieldset className="flex flex-col">
      <legend className="text-small font-medium">Who can read it</legend>
      {audiences
        .filter((audience) => audience === value || isOffered(audience))
        .map((audience) => (
          <Checkbox
            key={audience}
            type="radio"
            name={name}
            label={audienceWords[audience].name}
            hint={hints[audience] ?? audienceWords[audience].hint}
            checked={value === audience}
            onChange={() => (isOffered(audience) ? onChange(audience) : undefined)}
          />
        ))}
    </fieldset>
  )
}

/** The audience as a form sends it: left out where it is one that the form does not offer, so that it stays. */
export function chosenAudience(audience: Audience): { audience?: OfferedAudience } {
  return isOffered(audience) ? { audience } : {}
}

function isOffered(audience: Audience): audience is OfferedAudience {
  return offeredAudiences.some((offered) => offered === audience)
}
