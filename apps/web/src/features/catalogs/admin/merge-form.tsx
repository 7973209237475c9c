import type { AdminCatalogEntry } from '@rise/contract/catalogs/admin/shapes'
import type { EditableCatalog } from '@rise/contract/catalogs/kinds'
import { LONGEST_ENTRY_NAME } from '@rise/contract/catalogs/limits'
import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { ComboboxField } from '../../../ui/base/combobox-field.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { entriesQuery } from './queries.ts'

interface Props {
  readonly catalog: EditableCatalog
  readonly entry: AdminCatalogEntry
  readonly onDone: () => void
}

/** Merges an entry into another one, after a confirmation with the number of uses that move. */
export function MergeForm({ catalog, entry, onDone }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const id = useId()
  const [text, setText] = useState('')
  const [targetEntry, setTargetEntry] = useState<AdminCatalogEntry>()
  const [isMissing, setIsMissing] = useState(false)
  const [isConfirming, setIsConfirming] = useState(false)
  const merge = useMutation({
    mutationFn: (other: AdminCatalogEntry) =>
      api('POST /api/v1/admin/catalogs/{name}/{slug}/merge', {
        params: { name: catalog, slug: entry.slug },
        body: { into: other.slug, version: entry.version },
      }),
    async onSuccess({ result }) {
      showToast({ kind: 'success', title: t('{name} is part of {target}', { name: entry.name, target: result.name }) })
      onDone()
      await invalidate(queryClient, ['GET /api/v1/admin/catalogs/{name}'])
    },
    onSettled: () => setIsConfirming(false),
  })

  async function suggest(words: string) {
    const search = { name: catalog, q: words, order: 'uses', page: 1 } as const
    const { items } = await queryClient.fetchQuery(entriesQuery(api, search))
    const options = items
      .filter(({ slug }) => slug !== entry.slug)
      .map((other) => ({ key: other.slug, text: other.name, note: other.group, onPick: () => choose(other) }))
    return options.length > 0 ? [{ title: t('Entries'), options }] : []
  }

  function choose(other: AdminCatalogEntry) {
    setTargetEntry(other)
    setText(other.name)
    setIsMissing(false)
  }

  function askToConfirm(event: FormEvent) {
    event.preventDefault()
    if (targetEntry) setIsConfirming(true)
    else setIsMissing(true)
  }

  return (
    <form
      aria-label={t('Merge {name}', { name: entry.name })}
      method="post"
      noValidate
      onSubmit={askToConfirm}
      className="flex flex-col gap-4 py-2"
    >
      {merge.error ? <Notice tone="danger">{merge.error.message}</Notice> : null}
      <ComboboxField
        id={id}
        label={t('Merge {name} into', { name: entry.name })}
        hint={t('Its names become other names of that entry.')}
        error={isMissing ? t('Choose an entry from the list.') : undefined}
        offers
        suggest={suggest}
        maxLength={LONGEST_ENTRY_NAME}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setTargetEntry(undefined)
        }}
      />
      <div className="flex gap-2">
        <Button type="submit" variant="primary">
          {t('Merge')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
      {targetEntry ? (
        <ConfirmDialog
          open={isConfirming}
          onOpenChange={setIsConfirming}
          title={t('Merge {name} into {target}?', { name: entry.name, target: targetEntry.name })}
          confirmLabel={t('Merge entries')}
          busy={merge.isPending}
          onConfirm={() => merge.mutate(targetEntry)}
        >
          {t(
            '{uses, plural, =0 {{name} isn’t used yet.} one {# use moves to {target}.} other {# uses move to {target}.}} You can’t undo this.',
            { uses: entry.uses, name: entry.name, target: targetEntry.name },
          )}
        </ConfirmDialog>
      ) : null}
    </form>
  )
}
