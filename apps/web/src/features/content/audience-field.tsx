import { type Audience, audiences, type OfferedAudience, offeredAudiences } from '@rise/contract/content/kinds'
import { audienceWords } from '@rise/contract/content/words'
import { useId } from 'react'
import { Checkbox } from '../../ui/base/checkbox.tsx'

interface Props {
  readonly value: Audience
  readonly onChange: (value: OfferedAudience) => void
  /** What an option means here, if it differs from the usual meaning. */
  readonly hints?: Partial<Record<Audience, string>>
}

/** The choice of who can read something. An option not on offer at present is shown only if it is the current one. */
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

/** Returns the audience as a form sends it: left out if the form doesn't offer it, so that it stays as it is. */
export function chosenAudience(audience: Audience): { audience?: OfferedAudience } {
  return isOffered(audience) ? { audience } : {}
}

function isOffered(audience: Audience): audience is OfferedAudience {
  return offeredAudiences.some((offered) => offered === audience)
}
