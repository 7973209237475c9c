import { countryInWords } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useState } from 'react'
import { RemovableChip } from '../../../ui/base/chip.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { countryChoices } from '../../professionals/index.ts'

interface Props {
  readonly id: string
  readonly error: string | undefined
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[]
  readonly onChange: (countries: string[]) => void
}

/** Countries where the member may work without a permit or a sponsor. */
export function CountriesField({ id, error, countries, onChange }: Props) {
  const [choices] = useState(countryChoices)
  return (
    <div className="flex flex-col gap-3">
      <Select
        id={id}
        label={t('Where you may work')}
        optional
        hint={t('Countries where you need no permit or sponsor. For all others, we ask you each time.')}
        error={error}
        value=""
        onChange={({ target }) => {
          if (target.value !== '' && !countries.includes(target.value)) onChange([...countries, target.value])
        }}
      >
        <option value="">{t('Add a country')}</option>
        {choices.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      {countries.length > 0 ? (
        <ul aria-label={t('Countries')} className="flex flex-wrap gap-2">
          {countries.map((code) => (
            <li key={code}>
              <RemovableChip
                noun={t('country', 'a noun, after “Remove”')}
                onRemove={() => onChange(countries.filter((other) => other !== code))}
              >
                {countryInWords(code)}
              </RemovableChip>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
