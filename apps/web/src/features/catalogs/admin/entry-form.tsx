import type { AdminCatalogEntry } from '@rise/contract/catalogs/admin/shapes'
import type { EditableCatalog } from '@rise/contract/catalogs/kinds'
import { LONGEST_ENTRY_GROUP, LONGEST_ENTRY_NAME, MOST_ALIASES } from '@rise/contract/catalogs/limits'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useDraftForm } from '../../../app/forms/use-draft-form.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { ComboboxField } from '../../../ui/base/combobox-field.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { ListField } from '../../../ui/fields/list-field.tsx'
import { Notice } from '../../../ui/states/notice.tsx'

interface Draft {
  readonly name: string
  readonly group: string
  readonly aliases: string[]
  readonly retired: boolean
}

interface Props {
  readonly catalog: EditableCatalog
  /** Every group of the catalog. */
  readonly groups: readonly string[]
  /** The entry to edit, in the version that is shown; undefined for a new one. */
  readonly entry?: AdminCatalogEntry
  readonly onDone: () => void
}

/** Edits an entry of a catalog, or adds one. */
export function EntryForm({ catalog, groups, entry, onDone }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const form = useDraftForm<Draft>({
    name: `catalog-${catalog}-${entry?.slug ?? 'new'}`,
    schema: async () => {
      const { formSchemas } = await import('../form-schemas.ts')
      return entry ? formSchemas.entryChange : formSchemas.writtenEntry
    },
    initial: {
      ...{ name: entry?.name ?? '', group: entry?.group ?? '' },
      ...{ aliases: entry?.aliases ?? [], retired: entry?.retired ?? false },
    },
    async send({ name, group, aliases, retired }) {
      const fields = { name, group, aliases }
      const { result } = entry
        ? await api('PUT /api/v1/admin/catalogs/{name}/{slug}', {
            params: { name: catalog, slug: entry.slug },
            body: { ...fields, retired, version: entry.version },
          })
        : await api('POST /api/v1/admin/catalogs/{name}', { params: { name: catalog }, body: fields })
      showToast({
        kind: 'success',
        title: entry ? t('{name} is saved', { name: result.name }) : t('{name} is added', { name: result.name }),
      })
      onDone()
      await invalidate(queryClient, ['GET /api/v1/admin/catalogs/{name}'])
    },
  })
  const field = (name: 'name' | 'group') => ({
    id: form.id(name),
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => form.set({ [name]: event.target.value }),
  })
  return (
    <form
      aria-label={entry ? t('Edit {name}', { name: entry.name }) : t('New entry')}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      className="flex flex-col gap-4 py-2"
    >
      {form.failure ? <Notice tone="danger">{form.failure.message}</Notice> : null}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field('name')}
          label={t('Name')}
          hint={entry ? t('A former name stays as another name.') : undefined}
          maxLength={LONGEST_ENTRY_NAME}
        />
        <ComboboxField
          {...field('group')}
          label={t('Group')}
          offers
          suggest={async (text) => matchingGroups(groups, text, (group) => form.set({ group }))}
          maxLength={LONGEST_ENTRY_GROUP}
        />
      </div>
      <ListField
        id={form.id('aliases')}
        label={t('Other names')}
        noun={t('other name', 'a noun, after “Add” or “Remove”')}
        hint={t('People find the entry by them.')}
        error={form.errors.aliases}
        items={form.values.aliases}
        onChange={(aliases) => form.set({ aliases })}
        entry={form.entry('aliases')}
        most={MOST_ALIASES}
        maxLength={LONGEST_ENTRY_NAME}
      />
      {entry ? (
        <Checkbox
          label={t('Retired: forms no longer offer it')}
          checked={form.values.retired}
          onChange={({ target }) => form.set({ retired: target.checked })}
        />
      ) : null}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={form.busy}>
          {entry ? t('Save entry') : t('Add entry')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}

function matchingGroups(groups: readonly string[], text: string, onPick: (group: string) => void) {
  const needle = text.trim().toLowerCase()
  const options = groups
    .filter((group) => group.toLowerCase().includes(needle))
    .map((group) => ({ key: group, text: group, onPick: () => onPick(group) }))
  return options.length > 0 ? [{ title: t('Groups', 'of the entries of a catalog'), options }] : []
}
