import type { CompanyOptions } from '@rise/contract/companies'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import type { CompaniesView } from './companies-address.ts'

const sorts = [
  ['', 'Most open jobs'],
  ['name', 'Name'],
  ['newest', 'Newest'],
] as const

export interface CompanyFilterProps {
  readonly view: CompaniesView
  readonly options: CompanyOptions
}

/** Where, and in which industry. */
export function MainFields({ view, options }: CompanyFilterProps) {
  const sectors = [...new Set(options.industries.map(({ sector }) => sector))]
  return (
    <>
      <TextField label="Place" name="place" defaultValue={view.place} maxLength={120} placeholder="City or country" />
      <Select label="Industry" name="industry" defaultValue={view.industry}>
        <option value="">Any industry</option>
        {sectors.map((sector) => (
          <optgroup key={sector} label={sector}>
            {options.industries
              .filter((industry) => industry.sector === sector)
              .map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
    </>
  )
}

/** What fewer people ask for, and the order. */
export function MoreFields({ view, options }: CompanyFilterProps) {
  return (
    <>
      <Select label="Stage" name="stage" defaultValue={view.stage}>
        <option value="">Any stage</option>
        {options.stages.map((stage) => (
          <option key={stage}>{stage}</option>
        ))}
      </Select>
      <Select label="Team size" name="teamSize" defaultValue={view.teamSize}>
        <option value="">Any team size</option>
        {options.teamSizes.map(({ code, label }) => (
          <option key={code} value={code}>
            {label} people
          </option>
        ))}
      </Select>
      <Select label="Kind" name="size" defaultValue={view.size}>
        <option value="">Any kind</option>
        {options.sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </Select>
      <Select label="Sort by" name="sort" defaultValue={view.sort}>
        {sorts.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Checkbox label="Hiring now" name="hiring" value="true" defaultChecked={view.hiring === 'true'} />
    </>
  )
}
