import type { TemplatePurpose } from '@rise/contract/applications/setup/kinds'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../app/base/settings.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { hiringSetupQuery } from '../queries.ts'

interface Props {
  readonly slug: string
  readonly purpose: TemplatePurpose
  readonly onChoose: (text: string) => void
}

/** Chooses one of the team's templates for a purpose. Renders nothing if there are none. */
export function TemplateSelect({ slug, purpose, onChoose }: Props) {
  const templates = (useQuery(hiringSetupQuery(useApi(), slug)).data?.templates ?? []).filter(
    (template) => template.purpose === purpose,
  )
  if (templates.length === 0) return null
  return (
    <Select
      label={t('Template')}
      value=""
      onChange={({ target }) => {
        const template = templates.find(({ _id }) => _id === target.value)
        if (template) onChoose(template.text)
      }}
    >
      <option value="">{t('Choose a template')}</option>
      {templates.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
