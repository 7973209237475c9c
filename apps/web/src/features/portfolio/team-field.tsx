import { compareNames } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../app/base/settings.tsx'
import { Select } from '../../ui/base/select.tsx'
import { facetsQuery } from '../jobs/index.ts'

interface Props {
  readonly id: string
  readonly error?: string | undefined
  readonly department: string
  readonly onChange: (department: string) => void
}

/** The team that did the work, whose open jobs the case shows. */
export function TeamField({ department, onChange, ...field }: Props) {
  const { data: facets } = useQuery(facetsQuery(useApi(), 'all'))
  const departments = facets?.departments ?? []
  const isKnown = department === '' || departments.some(({ slug }) => slug === department)
  return (
    <Select
      {...field}
      label={t('Team')}
      hint={t('The case shows this team’s open jobs.')}
      value={department}
      onChange={({ target }) => onChange(target.value)}
      optional
    >
      <option value="">{t('Not specified')}</option>
      {isKnown ? null : <option value={department}>{department}</option>}
      {departments
        .toSorted((a, b) => compareNames(a.name, b.name))
        .map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
    </Select>
  )
}
