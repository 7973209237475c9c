import type { CompanyOptions } from '@rise/contract/companies'
import { Search } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextField } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import type { CompaniesView } from './companies-address.ts'

const sorts = [
  ['', 'Most open jobs'],
  ['name', 'Name'],
  ['newest', 'Newest'],
] as const

/** All that narrows the list: a plain GET form, which works without script; with it a choice counts at once. */
export function CompaniesFilters({ view, options }: { view: CompaniesView; options: CompanyOptions }) {
  const navigate = useNavigate()
  const show = (form: HTMLFormElement) => void navigate({ pathname: '/companies', search: `${withoutEmpty(form)}` })
  const sectors = [...new Set(options.industries.map(({ sector }) => sector))]
  return (
    <search aria-label="Companies">
      <form
        // New fields for a new view, so that they show it after a link, too.
        key={JSON.stringify(view)}
        action="/companies"
        onChange={(event) => {
          const { form, type } = event.target as unknown as HTMLInputElement
          if (form && (type === 'select-one' || type === 'checkbox')) show(form)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          show(event.currentTarget)
        }}
        className="grid grid-cols-2 items-end gap-4 rounded-card border border-line bg-surface p-4 lg:grid-cols-[2fr_1fr_1fr_auto]"
      >
        <TextField
          label="Company"
          name="q"
          type="search"
          defaultValue={view.q}
          maxLength={100}
          placeholder="Name or what it does"
          enterKeyHint="search"
          className="col-span-2 lg:col-span-1"
        />
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
        <Button type="submit" variant="primary" icon={<Search size={16} aria-hidden />} className="max-sm:col-span-2">
          Search<span className="sr-only"> companies</span>
        </Button>
        <Disclosure
          summary="More filters and order"
          open={[view.stage, view.size, view.teamSize, view.hiring, view.sort].some((value) => value !== '')}
          className="col-span-2 lg:col-span-4"
        >
          <div className="grid items-end gap-4 pt-2 text-text sm:grid-cols-2 lg:grid-cols-5">
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
          </div>
        </Disclosure>
      </form>
    </search>
  )
}

/** What is left empty stays out of the address; a place is typed as people write it. */
function withoutEmpty(form: HTMLFormElement): URLSearchParams {
  const given = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  )
  return new URLSearchParams(given)
}
