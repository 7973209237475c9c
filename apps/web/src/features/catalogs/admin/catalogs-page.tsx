import type { AdminCatalogEntry } from '@rise/contract/catalogs/admin/shapes'
import { type EditableCatalog, type EntryOrder, editableCatalogs, entryOrders } from '@rise/contract/catalogs/kinds'
import { catalogWords } from '@rise/contract/catalogs/words'
import { formatInteger } from '@rise/contract/words'
import { type Message, msg, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { type Column, ListTable } from '../../../app/admin/lists/list-table.tsx'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Pager } from '../../../ui/base/pager.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { entriesHref, entriesViewOf } from './catalogs-address.ts'
import { EntryForm } from './entry-form.tsx'
import { MergeForm } from './merge-form.tsx'
import { type EntriesView, entriesQuery } from './queries.ts'

/** Lists and edits the entries of the catalogs, which forms suggest. */
export function CatalogsPage() {
  return (
    <AdminFrame>
      <Catalogs />
    </AdminFrame>
  )
}

const orderNames: Readonly<Record<EntryOrder, Message>> = { name: msg('Name'), uses: msg('Most used') }

function Catalogs() {
  const criteria = entriesViewOf(useLocation().search)
  const { name, where } = catalogWords[criteria.name]
  return (
    <section aria-labelledby="catalog-title" className="flex flex-col gap-4">
      <div>
        <h2 id="catalog-title" className="text-h2">
          {t(name)}
        </h2>
        <p className="text-small text-muted">{t(where)}</p>
      </div>
      <Filters key={`${criteria.name} ${criteria.q}`} criteria={criteria} />
      <Entries key={criteria.name} criteria={criteria} />
    </section>
  )
}

function Filters({ criteria }: { criteria: EntriesView }) {
  const navigate = useNavigate()
  const show = (next: Partial<EntriesView>) => void navigate(entriesHref({ ...criteria, page: 1, ...next }))
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    show({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() })
  }
  return (
    <search aria-label={t('Entries')}>
      <form onSubmit={search} className="flex flex-wrap items-end gap-4">
        <Select
          label={t('Catalog')}
          value={criteria.name}
          onChange={({ target }) => show({ name: target.value as EditableCatalog, q: '' })}
        >
          {editableCatalogs.map((name) => (
            <option key={name} value={name}>
              {t(catalogWords[name].name)}
            </option>
          ))}
        </Select>
        <TextField
          label={t('Name or group')}
          name="q"
          type="search"
          maxLength={100}
          defaultValue={criteria.q}
          className="min-w-0 grow"
        />
        <Select
          label={t('Sort by')}
          value={criteria.order}
          onChange={({ target }) => show({ order: target.value as EntryOrder })}
        >
          {entryOrders.map((order) => (
            <option key={order} value={order}>
              {t(orderNames[order])}
            </option>
          ))}
        </Select>
        <Button type="submit">{t('Search', 'verb, on a button')}</Button>
      </form>
    </search>
  )
}

/** The form that is open below an entry. */
interface OpenForm {
  readonly slug: string
  readonly form: 'edit' | 'merge'
}

function Entries({ criteria }: { criteria: EntriesView }) {
  const { data, isError, isFetching, refetch } = useQuery(entriesQuery(useApi(), criteria))
  const [isAdding, setIsAdding] = useState(false)
  const [open, setOpen] = useState<OpenForm>()
  if (isError && !data) {
    return <FailedBlock title={t('Couldn’t load the catalog')} retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return null
  const { items, page, pages, total, totalCapped, groups } = data
  const isOpen = (slug: string, form: OpenForm['form']) => open?.slug === slug && open.form === form
  const close = () => setOpen(undefined)
  const toggle = (slug: string, form: OpenForm['form']) => setOpen(isOpen(slug, form) ? undefined : { slug, form })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-small text-muted tabular-nums">
          {t('{total, plural, one {{shown} entry} other {{shown} entries}}', {
            total,
            shown: formatInteger(total, totalCapped),
          })}
        </p>
        {isAdding ? null : (
          <Button variant="primary" icon={<Plus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
            {t('Add entry')}
          </Button>
        )}
      </div>
      {isAdding ? (
        <Card as="section" aria-label={t('New entry')}>
          <EntryForm catalog={criteria.name} groups={groups} onDone={() => setIsAdding(false)} />
        </Card>
      ) : null}
      {total === 0 ? (
        <p className="text-muted">{t('No entry has these words. Try another search, or add one.')}</p>
      ) : null}
      {items.length > 0 ? (
        <ListTable
          heading={t('Entry')}
          label={t('Entry table')}
          items={items}
          columns={columns}
          idOf={({ slug }) => slug}
          nameOf={({ name }) => name}
          title={(entry) => <EntryTitle entry={entry} />}
          acts={({ slug, name }) => (
            <span className="flex justify-end gap-2">
              <Button size="dense" aria-expanded={isOpen(slug, 'edit')} onClick={() => toggle(slug, 'edit')}>
                {rich('Edit<hidden> {name}</hidden>', { name, hidden })}
              </Button>
              <Button size="dense" aria-expanded={isOpen(slug, 'merge')} onClick={() => toggle(slug, 'merge')}>
                {rich('Merge<hidden> {name}</hidden>', { name, hidden })}
              </Button>
            </span>
          )}
          below={(entry) => {
            if (isOpen(entry.slug, 'merge')) return <MergeForm catalog={criteria.name} entry={entry} onDone={close} />
            return isOpen(entry.slug, 'edit') ? (
              <EntryForm key={entry.version} catalog={criteria.name} groups={groups} entry={entry} onDone={close} />
            ) : null
          }}
        />
      ) : null}
      <Pager page={page} pages={pages} hrefFor={(next) => entriesHref({ ...criteria, page: next })} />
    </>
  )
}

function EntryTitle({ entry: { name, retired } }: { entry: AdminCatalogEntry }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="font-medium wrap-anywhere">{name}</span>
      {retired ? <Badge>{t('Retired', 'an entry of a catalog')}</Badge> : null}
    </span>
  )
}

function hidden(text: ReactNode) {
  return <span className="sr-only">{text}</span>
}

const columns: readonly Column<AdminCatalogEntry>[] = [
  { id: 'group', name: msg('Group'), cell: ({ group }) => group },
  {
    id: 'aliases',
    name: msg('Other names'),
    cell: ({ aliases }) => (aliases.length > 0 ? <span className="wrap-anywhere">{aliases.join(', ')}</span> : '–'),
  },
  {
    id: 'uses',
    name: msg('Used', 'how often'),
    cell: ({ uses }) => <span className="tabular-nums">{formatInteger(uses)}</span>,
  },
]
