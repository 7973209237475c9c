import { type Message, t } from '@rise/texts'
import { Fragment, type ReactNode } from 'react'
import { Card } from '../../../ui/base/card.tsx'
import { useWide } from '../../../ui/layout/use-wide.ts'

export interface Column<Item> {
  readonly id: string
  readonly name: Message
  readonly cell: (item: Item) => ReactNode
  /** Hidden until the admin chooses it. */
  readonly extra?: boolean
}

/** The selected rows, for actions on several rows. */
interface RowSelection {
  readonly ids: ReadonlySet<string>
  readonly choose: (ids: readonly string[], chosen: boolean) => void
}

interface Props<Item> {
  /** The heading of the rows’ names: `Member`. */
  readonly heading: string
  /** The name of the table: `Member table`. */
  readonly label: string
  readonly items: readonly Item[]
  readonly columns: readonly Column<Item>[]
  readonly idOf: (item: Item) => string
  readonly nameOf: (item: Item) => string
  readonly title: (item: Item) => ReactNode
  readonly acts?: (item: Item) => ReactNode
  /** The content below a row; null for none. */
  readonly below?: (item: Item) => ReactNode
  readonly choosing?: RowSelection
}

/** A title may link the whole row with `card-link`; the row’s other controls are above that link. */
const aboveLink = 'relative z-10'

/** The items of a list: a table, or cards where the window is too narrow for one. */
export function ListTable<Item>(props: Props<Item>) {
  return useWide() ? <Table {...props} /> : <Cards {...props} />
}

function Table<Item>({ heading, label, items, columns, idOf, nameOf, title, acts, below, choosing }: Props<Item>) {
  const ids = items.map(idOf)
  return (
    // A table with every column is wider than the page, so it scrolls on its own.
    <section aria-label={label} className="overflow-x-auto" tabIndex={columns.length > 5 ? 0 : undefined}>
      <table className="facts-table">
        <thead>
          <tr>
            {choosing ? (
              <th scope="col">
                <ChooseBox
                  label={t('Choose all on this page')}
                  chosen={ids.length > 0 && ids.every((id) => choosing.ids.has(id))}
                  onChoose={(chosen) => choosing.choose(ids, chosen)}
                />
              </th>
            ) : null}
            <th scope="col">{heading}</th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col">
                {t(name)}
              </th>
            ))}
            {acts ? (
              <th scope="col">
                <span className="sr-only">{t('Actions')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => {
            const [id, more] = [idOf(item), below?.(item)]
            return (
              <Fragment key={id}>
                <tr className="relative">
                  {choosing ? (
                    <td>
                      <ChooseBox
                        label={t('Choose {name}', { name: nameOf(item) })}
                        chosen={choosing.ids.has(id)}
                        onChoose={(chosen) => choosing.choose([id], chosen)}
                      />
                    </td>
                  ) : null}
                  <th scope="row" className="min-w-[11rem]">
                    {title(item)}
                  </th>
                  {columns.map(({ id: column, cell }) => (
                    <td key={column} className="text-muted">
                      {cell(item)}
                    </td>
                  ))}
                  {acts ? (
                    <td className="figures">
                      <span className={aboveLink}>{acts(item)}</span>
                    </td>
                  ) : null}
                </tr>
                {more ? (
                  <tr>
                    <td colSpan={columns.length + (choosing ? 1 : 0) + (acts ? 2 : 1)}>{more}</td>
                  </tr>
                ) : null}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function Cards<Item>({ items, columns, idOf, nameOf, title, acts, below, choosing }: Props<Item>) {
  return (
    <ul className="flex flex-col gap-3">
      {items.map((item) => {
        const id = idOf(item)
        return (
          <li key={id}>
            <Card as="article" aria-label={nameOf(item)} className="flex flex-col gap-3 p-4">
              <div className="flex items-start gap-2">
                {choosing ? (
                  // The box itself begins at the card's text, not its larger target.
                  <span className="-ms-[calc(var(--dense-height)/2-0.625rem)] shrink-0">
                    <ChooseBox
                      label={t('Choose {name}', { name: nameOf(item) })}
                      chosen={choosing.ids.has(id)}
                      onChoose={(chosen) => choosing.choose([id], chosen)}
                    />
                  </span>
                ) : null}
                <div className="min-w-0 grow">{title(item)}</div>
                {acts ? <div className={`${aboveLink} shrink-0`}>{acts(item)}</div> : null}
              </div>
              <dl className="flex flex-wrap gap-x-4 gap-y-1 text-small">
                {columns.map(({ id: column, name, cell }) => (
                  <div key={column} className="flex min-w-0 gap-1">
                    <dt className="shrink-0 text-subtle">{t(name)}</dt>
                    <dd className="min-w-0 wrap-anywhere">{cell(item)}</dd>
                  </div>
                ))}
              </dl>
              <Below>{below?.(item)}</Below>
            </Card>
          </li>
        )
      })}
    </ul>
  )
}

function Below({ children }: { children: ReactNode }) {
  return children ? <div className={aboveLink}>{children}</div> : null
}

function ChooseBox(props: { label: string; chosen: boolean; onChoose: (chosen: boolean) => void }) {
  const { label, chosen, onChoose } = props
  return (
    <label className="hit-target relative z-10 inline-flex size-dense items-center justify-center">
      <input type="checkbox" className="tick" checked={chosen} onChange={({ target }) => onChoose(target.checked)} />
      <span className="sr-only">{label}</span>
    </label>
  )
}
