import { RemovableChip } from '../../../ui/base/chip.tsx'
import { FieldNotes } from '../../../ui/base/field.tsx'
import { CountrySelect, countryName } from '../../professionals/index.ts'

interface Props {
  readonly id: string
  readonly error: string | undefined
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[]
  readonly onChange: (countries: string[]) => void
}

/** Where the member may work without a permit or a sponsor. */
export function CountriesField({ id, error, countries, onChange }: Props) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="text-small font-medium">
        Where you may work <span className="font-normal text-subtle">(optional)</span>
      </legend>
      <CountrySelect
        id={id}
        value=""
        onChange={({ target }) => {
          if (target.value !== '' && !countries.includes(target.value)) onChange([...countries, target.value])
        }}
      />
      {countries.length > 0 ? (
        <ul aria-label="Countries" className="flex flex-wrap gap-2">
          {countries.map((code) => (
            <li key={code}>
              <RemovableChip noun="country" onRemove={() => onChange(countries.filter((other) => other !== code))}>
                {countryName(code)}
              </RemovableChip>
            </li>
          ))}
        </ul>
      ) : null}
      <FieldNotes
        id={`${id}-note`}
        error={error}
        hint="Countries where you need no permit or sponsor. For all others, we ask you each time."
      />
    </fieldset>
  )
}
