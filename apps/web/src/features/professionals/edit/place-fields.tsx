import { t } from '@rise/texts'
import { type ComponentProps, useEffect, useState } from 'react'
import { Select } from '../../../ui/base/select.tsx'
import { byCity, zoneName } from '../../../ui/fields/zones.ts'
import { countryChoices } from '../country-codes.ts'

type Props = Omit<ComponentProps<typeof Select>, 'label' | 'children'> & { value: string }

/** A select for a country, by its code. Browsers differ in names and order, so the server renders no options. */
export function CountrySelect(props: Props) {
  const [countries, setCountries] = useState<ReturnType<typeof countryChoices>>([])
  useEffect(() => setCountries(countryChoices()), [])
  return (
    <Select {...props} label={t('Country')}>
      <option value="">{t('Not specified')}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}

/** A select for a time zone, by its name; the device's zone comes first. */
export function TimeZoneSelect(props: Props) {
  const [zones] = useState(() => byCity(Intl.supportedValuesOf('timeZone')))
  const [deviceZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  return (
    <Select hint={t('Your page will show your local time.')} {...props} label={t('Time zone')}>
      <option value="">{t('Not specified')}</option>
      {[...new Set([deviceZone, ...(props.value ? [props.value] : []), ...zones])].map((zone) => (
        <option key={zone} value={zone}>
          {zone === deviceZone ? t('{zone} (this device)', { zone: zoneName(zone) }) : zoneName(zone)}
        </option>
      ))}
    </Select>
  )
}
