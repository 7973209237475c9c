import type { AdminCatalogEntry } from '@rise/contract/catalogs/admin/shapes'
import type { EditableCatalog } from '@rise/contract/catalogs/kinds'
import { LONGEST_ENTRY_NAME } from '@rise/contract/catalogs/limits'
import { formatInteger } from '@rise/contract/words'
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
      showToast({ kind: 'success', title: `${entry.name} is part of ${result.name}` })
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
    return options.length > 0 ? [{ title: 'Entries', options }] : []
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
      aria-label={`Merge ${entry.name}`}
      method="post"
      noValidate
      onSubmit={askToConfirm}
      className="flex flex-col gap-4 py-2"
    >
      {merge.error ? <Notice tone="danger">{merge.error.message}</Notice> : null}
      <ComboboxField
        id={id}
        label={`Merge ${entry.name} into`}
        hint="Its names become other names of that entry."
        error={isMissing ? 'Choose an entry from the list.' : undefined}
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
          Merge
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
      {targetEntry ? (
        <ConfirmDialog
          open={isConfirming}
          onOpenChange={setIsConfirming}
          title={`Merge ${entry.name} into ${targetEntry.name}?`}
          confirmLabel="Merge entries"
          busy={merge.isPending}
          onConfirm={() => merge.mutate(targetEntry)}
        >
          {entry.uses === 0
            ? `${entry.name} isn’t used yet.`
            : `${formatInteger(entry.uses)} ${entry.uses === 1 ? 'use moves' : 'uses move'} to ${targetEntry.name}.`}{' '}
          You can’t undo this.
        </ConfirmDialog>
      ) : null}
    </form>
  )
}
