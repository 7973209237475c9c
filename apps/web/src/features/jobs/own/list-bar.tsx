import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { Columns3, Ellipsis, List as ListIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Anchor } from '../../../ui/base/anchor.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { OnDemand } from '../../../ui/overlays/on-demand.tsx'

const loadMenu = async () => (await import('./list-menu.tsx')).ListMenu

/** A stage on the way to a new job, with the number of jobs in this stage. */
export interface Stage {
  readonly to: string
  readonly name: string
  /** The number of jobs; undefined until loaded. */
  readonly count: number | undefined
  readonly selected: boolean
}

interface Props {
  readonly stages: readonly Stage[]
  readonly list: string
  readonly board: string
  readonly onBoard: boolean
}

/** The stages in a row, then the choice of list or board, and a menu of the less frequent lists. */
export function ListBar({ stages, list, board, onBoard }: Props) {
  return (
    <div className="flex flex-wrap items-stretch gap-3">
      <nav
        aria-label={t('Jobs shown')}
        className="grid min-w-0 grow basis-full auto-cols-fr grid-flow-col divide-x divide-line overflow-hidden rounded-card border border-line bg-surface sm:basis-0 rtl:divide-x-reverse"
      >
        {stages.map(({ to, name, count, selected }) => (
          <Anchor
            key={to}
            to={to}
            aria-current={selected ? 'true' : undefined}
            className={cx(
              'flex min-w-0 flex-col-reverse items-center px-1 py-2 -outline-offset-2 transition-colors',
              selected ? 'bg-brand-soft text-on-brand-soft' : 'text-text hover:bg-raised',
            )}
          >
            <span className="max-w-full truncate text-caption">{name}</span>
            {/* Reserves the line until the number is known. */}
            <span className="text-h3 font-semibold tabular-nums">
              {count === undefined ? '\u00a0' : formatInteger(count)}
            </span>
          </Anchor>
        ))}
      </nav>
      <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
        <nav
          aria-label={t('View', 'a noun: as a list or a board')}
          className="flex divide-x divide-line overflow-hidden rounded-control sm:self-stretch border border-line rtl:divide-x-reverse"
        >
          <ViewLink to={list} selected={!onBoard} icon={<ListIcon size={16} aria-hidden />}>
            {t('List', 'a view of jobs')}
          </ViewLink>
          <ViewLink to={board} selected={onBoard} icon={<Columns3 size={16} aria-hidden />}>
            {t('Board', 'a view of jobs in columns')}
          </ViewLink>
        </nav>
        <OnDemand
          popup="menu"
          load={loadMenu}
          trigger={
            <IconButton label={t('More lists')} tip="end">
              <Ellipsis size={20} aria-hidden />
            </IconButton>
          }
          overlay={{}}
        />
      </div>
    </div>
  )
}

interface ViewProps {
  readonly to: string
  readonly selected: boolean
  readonly icon: ReactNode
  readonly children: ReactNode
}

function ViewLink({ to, selected, icon, children }: ViewProps) {
  return (
    <Anchor
      to={to}
      aria-current={selected ? 'true' : undefined}
      className={cx(
        'inline-flex min-h-dense items-center gap-2 px-3 text-small font-medium -outline-offset-2 transition-colors',
        selected ? 'bg-brand-soft text-on-brand-soft' : 'bg-surface text-text hover:bg-raised',
      )}
    >
      {icon}
      {children}
    </Anchor>
  )
}
