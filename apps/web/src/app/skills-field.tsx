import { t } from '@rise/texts'
import type { ComponentProps } from 'react'
import { type SuggestedTag, TagsField } from '../ui/fields/tags-field.tsx'
import { useApi } from './base/settings.tsx'

/** A field for skills. Suggests skills from the catalog in their usual spelling; any other word is valid, too. */
export function SkillsField(props: Omit<ComponentProps<typeof TagsField>, 'noun' | 'suggest'>) {
  const api = useApi()

  async function suggest(typed: string): Promise<SuggestedTag[]> {
    const { result } = await api('GET /api/v1/catalogs/{name}', { params: { name: 'skills' }, query: { q: typed } })
    return result.map(({ name, group }) => ({ text: name, note: group }))
  }

  return <TagsField {...props} noun={t('skill', 'a noun, after “Remove”')} suggest={suggest} />
}
