import type { AdminList } from '@rise/contract/admin/kinds'
import { t } from '@rise/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BookmarkPlus, Columns3, Download } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { Column } from '../../../app/admin/lists/list-table.tsx'
import { fromStart, hrefOf, type ListView } from '../../../app/admin/lists/list-view.ts'
import { invalidate, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useShowHref } from '../../../app/page/view-change.ts'
import { saveFile } from '../../../app/save-file.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { ChipLink } from '../../../ui/base/chip.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { Notice } from '../../../ui/states/notice.tsx'

interface ListPlace {
  readonly list: AdminList
  readonly path: string
  readonly view: ListView
}

/** The admin's saved views of a list, and the button that saves the current view, or deletes it if it is saved. */
export function SavedViews({ list, path, view }: ListPlace) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { data } = useQuery(queryOf(api, 'GET /api/v1/admin/views', { query: { list } }))
  const search = hrefOf('', fromStart(view))
  const currentView = data?.views.find((saved) => saved.search === search)
  const remove = useMutation({
    mutationFn: (id: string) => api('DELETE /api/v1/admin/views/{id}', { params: { id } }),
    onSuccess: () => invalidate(queryClient, ['GET /api/v1/admin/views']),
    onError: ({ message }) => void showToast({ kind: 'failure', title: message }),
  })
  if (search === '' && !data?.views.length) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {data && data.views.length > 0 ? (
        <nav aria-label={t('Saved views')} className="flex flex-wrap gap-2">
          {data.views.map(({ _id, name, search: saved }) => (
            <ChipLink key={_id} to={`${path}${saved}`} selected={saved === search}>
              {name}
            </ChipLink>
          ))}
        </nav>
      ) : null}
      {currentView ? (
        <Button size="dense" busy={remove.isPending} onClick={() => remove.mutate(currentView._id)}>
          {t('Delete view')}
        </Button>
      ) : search === '' ? null : (
        <SaveView list={list} search={search} />
      )}
    </div>
  )
}

function SaveView({ list, search }: { list: AdminList; search: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const form = useId()
  const save = useMutation({
    mutationFn: () => api('POST /api/v1/admin/views', { body: { list, name, search } }),
    onSuccess: async () => {
      await invalidate(queryClient, ['GET /api/v1/admin/views'])
      setOpen(false)
      setName('')
    },
  })
  function send(event: FormEvent) {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  return (
    <Dialog
      trigger={
        <Button size="dense" icon={<BookmarkPlus size={16} aria-hidden />}>
          {t('Save view')}
        </Button>
      }
      open={open}
      onOpenChange={setOpen}
      title={t('Save this view')}
      description={t('Keeps the search, filters and columns under a name. Only you see it.')}
      actions={
        <>
          <DialogClose>
            <Button>{t('Cancel')}</Button>
          </DialogClose>
          <Button variant="primary" type="submit" form={form} busy={save.isPending}>
            {t('Save view')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} className="flex flex-col gap-4">
        {save.error ? <Notice tone="danger">{save.error.message}</Notice> : null}
        <TextField
          label={t('Name')}
          value={name}
          maxLength={60}
          required
          onChange={({ target }) => setName(target.value)}
          autoComplete="off"
        />
      </form>
    </Dialog>
  )
}

/** Returns the columns of a view: those in its address, or the default ones. */
export function columnsOf<Item>(columns: readonly Column<Item>[], view: ListView): readonly Column<Item>[] {
  const ids = view.columns?.split(',')
  return columns.filter(({ id, extra = false }) => (ids ? ids.includes(id) : !extra))
}

/** Lets the admin choose the columns, which are part of the address and of saved views. */
export function ColumnChoice<Item>(props: { columns: readonly Column<Item>[]; path: string; view: ListView }) {
  const { columns, path, view } = props
  const showHref = useShowHref()
  const shownIds = columnsOf(columns, view).map(({ id }) => id)
  function toggle(id: string, isShown: boolean) {
    const next = columns.map((column) => column.id).filter((one) => (one === id ? isShown : shownIds.includes(one)))
    showHref(hrefOf(path, { ...view, columns: next.join(',') || 'none' }))
  }
  return (
    <Popover
      trigger={
        <Button size="dense" icon={<Columns3 size={16} aria-hidden />}>
          {t('Columns')}
        </Button>
      }
      title={t('Columns')}
    >
      <div className="flex flex-col px-3 pb-2">
        {columns.map(({ id, name }) => (
          <Checkbox
            key={id}
            size="dense"
            label={t(name)}
            checked={shownIds.includes(id)}
            onChange={({ target }) => toggle(id, target.checked)}
          />
        ))}
      </div>
    </Popover>
  )
}

type LoadCsv = () => Promise<{ name: string; csv: string }>

/** Downloads a table next to its heading, without words, because a page may have many. `of` names the table. */
export function DownloadIcon({ of, load }: { of: string; load: LoadCsv }) {
  const save = useSaveCsv(load)
  return (
    <IconButton
      label={t('Download CSV: {table}', { table: of })}
      tip="end"
      className="-my-1 -me-2"
      onClick={() => save.mutate()}
    >
      <Download size={16} aria-hidden />
    </IconButton>
  )
}

function useSaveCsv(load: LoadCsv) {
  return useMutation({
    mutationFn: load,
    onSuccess: ({ name, csv }) => saveFile(name, csv, 'text/csv'),
    onError: ({ message }) => void showToast({ kind: 'failure', title: message }),
  })
}

/** Downloads a list or table as a CSV file. */
export function DownloadButton({ load }: { load: LoadCsv }) {
  const save = useSaveCsv(load)
  return (
    <Button size="dense" icon={<Download size={16} aria-hidden />} busy={save.isPending} onClick={() => save.mutate()}>
      {t('Download CSV')}
    </Button>
  )
}
