import type { Resume } from '@rise/contract/resumes/shapes'
import { useApi } from '../../../app/base/settings.tsx'
import { fieldIdOf } from '../../../app/forms/use-versioned-form.ts'
import { ComboboxField } from '../../../ui/base/combobox-field.tsx'
import type { SuggestionGroup } from '../../../ui/base/suggestion.ts'
import { withField } from '../story-change.ts'
import type { EntryOf } from './entry-fields.tsx'

type Skill = NonNullable<Resume['skills']>[number]

/** The name of a skill: suggested in its usual spelling, or in the member's own words. */
export function SkillField({ entry, path, errors, change }: EntryOf<Skill>) {
  const api = useApi()
  const set = (name: string) => change(withField(entry, 'name', name))

  async function suggest(typed: string): Promise<SuggestionGroup[]> {
    const { result } = await api('GET /api/v1/catalogs/{name}', { params: { name: 'skills' }, query: { q: typed } })
    const options = result.map(({ slug, name, group }) => ({
      key: slug,
      text: name,
      note: group,
      onPick: () => set(name),
    }))
    return options.length > 0 ? [{ title: 'Skills', options }] : []
  }

  return (
    <ComboboxField
      id={fieldIdOf(`${path}.name`)}
      label="Skill"
      error={errors[`${path}.name`]}
      maxLength={300}
      suggest={suggest}
      value={entry.name ?? ''}
      onChange={(event) => set(event.target.value)}
    />
  )
}
